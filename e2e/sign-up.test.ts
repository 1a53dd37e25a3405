import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailbox } from '../apps/server/test/mailbox.ts'
import { faultsOf } from './faults.ts'
import { chooseCountry, type } from './keyboard.ts'
import { closePages, openPage, sharedBrowser, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser
let mailbox: Awaited<ReturnType<typeof startMailbox>>

beforeAll(async () => {
  mailbox = await startMailbox()
  ;[product, browser] = await Promise.all([startProduct({ SMTP_URL: mailbox.url }), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
  await mailbox.stop()
})

const password = 'Reeds-in-the-wind-4'

/** Nobody carries text messages here: they are kept. */
async function textTo(phone: string): Promise<string> {
  const { rows } = await product.database.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc, id desc limit 1',
    [phone],
  )
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? 'none'
}
const codeTo = (email: string) => mailbox.inMail(email, /\b\d{6}\b/)
const linkTo = (email: string) => mailbox.inMail(email, /https?:\S+/)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

const isAccessible = async (page: Page) => expect(await faultsOf(page)).toEqual([])

interface Applicant {
  readonly company: string
  readonly licence: string
  readonly email: string
  readonly phone: string
}

/** The four pages, to the one that waits for the mail, by keyboard alone. */
async function fillIn(page: Page, { company, licence, email, phone }: Applicant) {
  await page.goto('/')
  await page.getByRole('link', { name: 'Create a company account' }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Your company')
  await type(page, company)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  // The kind of partner follows from the kind of business, and may stay as it is.
  await page.keyboard.press('Tab')
  await chooseCountry(page)
  await type(page, licence)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rowan Ellery')
  await isAccessible(page)
  await page.keyboard.press('Enter')

  await heading(page, 'Your business email')
  await type(page, email)
  await page.keyboard.press('Space')
  await isAccessible(page)
  await page.keyboard.press('Enter')

  await heading(page, 'Your phone number')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(phone)
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await heading(page, 'Check your phone')
  await isAccessible(page)
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(await textTo(`+44${phone}`))

  await heading(page, 'Create a password')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(password)
  for (let n = 0; n < 2; n++) await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await heading(page, 'Check your email to finish')
  await isAccessible(page)
}

const applicant = {
  company: 'Saltmarsh Mutual',
  licence: '900001',
  email: 'rowan@saltmarsh.example',
  phone: '7700900123',
}

test('a company signs up by keyboard, verifies its address, and is in', async () => {
  const { page, context, complaints } = await openPage(browser, product.address)
  await fillIn(page, applicant)

  const early = await context.newPage()
  await early.goto('/')
  await signIn(early, applicant.email, password)
  await early.getByText('Email is not yet verified. Please verify your email address!').waitFor()

  const link = await linkTo(applicant.email)
  expect(link).toMatch(`${product.address}/signUp-verify-success?token=`)
  const mailed = await context.newPage()
  await mailed.goto(link)
  await heading(mailed, 'Email verified')
  await mailed.getByText(/^CW-\d{4}-\d{4}-\d{4}$/).waitFor()
  await isAccessible(mailed)
  await mailed.getByRole('link', { name: 'Open the studio' }).click()
  await mailed.waitForURL('**/home')

  await mailed.goto(link)
  await mailed.getByText('User cannot be confirmed. Current status is CONFIRMED').waitFor()
  await isAccessible(mailed)

  // The tab that signed up finds the session of the one that the link was opened in.
  await page.goto('/')
  await page.waitForURL('**/home')
  await page.getByText('21 days of trial left').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('in another browser the link asks for company and name', async () => {
  const other = { company: 'Fenwick & Lode', licence: '900002', email: 'ro@fenwick.example', phone: '7700900124' }
  const { page, context } = await openPage(browser, product.address)
  await fillIn(page, other)
  await context.close()

  const second = await openPage(browser, product.address)
  await second.page.goto(await linkTo(other.email))
  await heading(second.page, 'Complete your registration')
  await second.page.getByLabel('Company name').fill('Fenwick')
  await second.page.getByLabel('Your name').fill('Rowan Ellery')
  await second.page.getByRole('button', { name: 'Complete' }).click()
  await second.page.getByText('Incorrect company name or username. Please check and try again.').waitFor()
  await isAccessible(second.page)
  await second.page.getByLabel('Company name').fill(other.company)
  await second.page.getByRole('button', { name: 'Complete' }).click()
  await heading(second.page, 'Email verified')
  await second.context.close()
})

test('what is wrong is said beside its field', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/signUp-company-info')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.poll(() => page.getByText('The field is required').count()).toBe(6)
  await page.getByLabel('Company name').fill('tarnbrook insurance.')
  await page.getByLabel('Insurer or MGA').check()
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('License number').fill('1')
  await page.getByLabel('Either').check()
  await page.getByLabel('Your name').fill('Rowan')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Your company is already registered').waitFor()
  await page.getByLabel('Company name').fill('Marram Cover')
  await page.getByRole('button', { name: 'Continue' }).click()

  await heading(page, 'Your business email')
  await page.getByLabel('Business email').fill('rowan@gmail.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(/^Sorry , we don't allow email addresses from free/).waitFor()
  await page.getByText('The field is required').waitFor()
  await page.getByRole('checkbox').check()
  await page.getByLabel('Business email').fill('primary@tarnbrook.example')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Email has been registered.').waitFor()
  await page.getByLabel('Business email').fill('rowan@marram.example')
  await page.getByRole('button', { name: 'Continue' }).click()

  await heading(page, 'Your phone number')
  await page.getByLabel('Country code').selectOption('+852')
  await page.getByLabel('Phone number').fill('2345')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('Phone number is not valid.').waitFor()
  await page.getByLabel('Phone number').fill('5123 4567')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await heading(page, 'Check your phone')
  const code = await textTo('+85251234567')
  await page.getByLabel('Code').fill(code === '000000' ? '111111' : '000000')
  await page.getByText('Invalid verification code, please re-enter').waitFor()
  await page.getByLabel('Code').fill(code)

  await heading(page, 'Create a password')
  await page.getByLabel('New password', { exact: true }).fill('Passw0rd!')
  await page.getByLabel('New password again').fill('Passw0rd')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByText('This password is easy to guess.').waitFor()
  await page.getByLabel('New password', { exact: true }).fill('Marram')
  await page.getByText('Incorrect password format').waitFor()
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByText("These password don't match. Try again?").waitFor()
  await context.close()
})

test('a later page opened by itself leads to the first that is not filled in', async () => {
  const { page, context } = await openPage(browser, product.address)
  for (const path of ['/signUp-email', '/verify-phone-number', '/create-password', '/signUp-success']) {
    await page.goto(path)
    await page.waitForURL('**/signUp-company-info')
  }
  await page.goto('/signUp-verify-success?token=made-up')
  await page.getByText('Something wrong happened. Failed to execute verification process').waitFor()
  await context.close()
})

test('a forgotten password is reset by keyboard', async () => {
  const email = 'admin@quayside.example'
  const { page, context, complaints } = await openPage(browser, product.address)
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot password?' }).focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Reset your password')
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(email)
  await isAccessible(page)
  await page.keyboard.press('Enter')
  await heading(page, 'Create a new password')
  const code = await codeTo(email)
  await type(page, code === '000000' ? '111111' : '000000', password)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByText('Invalid verification code, please re-enter').waitFor()
  await isAccessible(page)
  await page.getByLabel('Code').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await heading(page, 'Password changed')
  await isAccessible(page)
  await page.goto('/')
  await signIn(page, email, password)
  await page.waitForURL('**/home')
  expect(complaints).toEqual([])
  await context.close()
})

test('one’s own password is changed in the settings, and other browsers are signed out', async () => {
  const email = 'standard@quayside.example'
  const first = await openPage(browser, product.address)
  const second = await openPage(browser, product.address)
  for (const { page } of [first, second]) {
    await page.goto('/')
    await signIn(page, email, product.password)
    await page.waitForURL('**/home')
  }
  const { page } = first
  await page.goto('/setting')
  await page.getByRole('link', { name: /^Password/ }).click()
  await page.getByLabel('Current password').fill('Wrong-passw0rd')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password incorrect!').waitFor()
  await isAccessible(page)
  await page.getByLabel('Current password').fill(product.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed').waitFor()
  await page.goto('/home')
  await heading(page, '')
  await second.page.goto('/setting')
  await second.page.getByText('Timed out, Please login again!').waitFor()
  await first.context.close()
  await second.context.close()
})

test('when the trial is over sign-in leads to a request, and the staff read of it', async () => {
  const email = 'designer@quayside.example'
  await product.database.query(
    `update company set trial_ends_at = now() - interval '1 day' where name = 'Quayside Cover'`,
  )
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/')
  await signIn(page, email, product.password)
  await heading(page, 'Your trial has expired')
  expect(await page.getByLabel('Business email').inputValue()).toBe(email)
  await isAccessible(page)
  await page.getByRole('button', { name: 'Request reactivation' }).click()
  await page.getByText('Request received').waitFor()
  await mailbox.inMail('staff@coverwright.example', /Quayside Cover/)
  await context.close()
})
