import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, openPage, sharedBrowser, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const open = async (path = '/', options = {}) => {
  const opened = await openPage(browser, product.address, options)
  await opened.page.goto(path)
  return opened
}

test('a member signs in and lands at home', async () => {
  const { page, context, complaints } = await open()
  await signIn(page, 'admin@tarnbrook.example', product.password)
  await page.waitForURL('**/home')
  expect(complaints).toEqual([])
  await context.close()
})

test('a wrong password is refused in the words of the catalogue', async () => {
  const { page, context } = await open()
  await signIn(page, 'admin@tarnbrook.example', 'Wrong-passw0rd')
  await page.getByText('The email address or password you entered is incorrect. Please try again.').waitFor()
  await page.getByLabel('Password', { exact: true }).and(page.locator(':focus')).waitFor()
  await context.close()
})

test('missing fields say which', async () => {
  const { page, context } = await open()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Please input your email').waitFor()
  await page.getByText('Please input your password').waitFor()
  await context.close()
})

test('the keyboard alone signs in, by email, password, show, forgot, submit', async () => {
  const { page, context } = await open()
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent
    })
  await page.getByLabel('Email').waitFor()
  await expect.poll(focused).toBe('email')
  await page.keyboard.type('standard@tarnbrook.example')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('password')
  await page.keyboard.type(product.password)
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Show password')
  await page.keyboard.press('Space')
  await expect.poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Forgot password?')
  await page.keyboard.press('Tab')
  await expect.poll(focused).toBe('Sign in')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await context.close()
})

test('a deep link is opened after signing in', async () => {
  const { page, context } = await open('/project?tab=trash')
  await page.waitForURL('**/?next=%2Fproject%3Ftab%3Dtrash')
  await signIn(page, 'admin@tarnbrook.example', product.password)
  await page.waitForURL('**/project?tab=trash')
  await context.close()
})

test('someone signed in is sent on from sign-in, and back does not return to it', async () => {
  const { page, context } = await open()
  await signIn(page, 'admin@tarnbrook.example', product.password)
  await page.waitForURL('**/home')
  await page.goto('/log-in')
  await page.waitForURL('**/home')
  await page.goto('/setting')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await page.waitForURL('**/home')
  await context.close()
})

test('a new device asks for the code that was mailed', async () => {
  const email = 'designer@tarnbrook.example'
  await product.database.query('update member set is_any_device_trusted = false where email = $1', [email])
  const { page, context } = await open('/contact')
  await signIn(page, email, product.password)
  await page.waitForURL('**/verify-device**')
  await page.getByText('designer@tarnbrook.example').waitFor()
  expect(await page.getByRole('button', { name: /Send a new one in \d+ s/ }).isDisabled()).toBe(true)

  const { rows } = await product.database.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc limit 1',
    [email],
  )
  const code = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByText('Invalid verification code, please re-enter').waitFor()

  // As a mail client hands it over, pasted into the field that has the focus again.
  await page.getByLabel('Code').and(page.locator(':focus')).waitFor()
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.waitForURL('**/contact')

  // Without a tab that is signed in, it is signed in to anew: the device is known.
  const secondTab = await context.newPage()
  await page.close()
  await secondTab.goto('/')
  await signIn(secondTab, email, product.password)
  await secondTab.waitForURL('**/home')
  await context.close()
})

test('the page for a code, opened by itself, leads to sign-in', async () => {
  const { page, context } = await open('/verify-device')
  await page.waitForURL((url) => url.pathname === '/')
  await context.close()
})

test('a code that expired says so and another may be sent', async () => {
  const email = 'designer@quayside.example'
  await product.database.query('update member set is_any_device_trusted = false where email = $1', [email])
  const { page, context } = await open()
  await page.clock.install()
  await signIn(page, email, product.password)
  await page.waitForURL('**/verify-device**')
  await page.getByText('designer@quayside.example').waitFor()
  await product.database.query(
    `update one_time_code set expires_at = now() - interval '1 minute', created_at = now() - interval '11 minutes'`,
  )
  await page.getByLabel('Code').fill('123456')
  await page.getByText('Verification code expired, please resend').waitFor()
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Send a new one' }).click()
  await page.getByRole('button', { name: /Send a new one in \d+ s/ }).waitFor()
  await context.close()
})
