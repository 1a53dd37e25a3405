import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsOf } from './faults.ts'
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

const password = 'Reeds-in-the-wind-4'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const isAccessible = async (page: Page) => expect(await faultsOf(page)).toEqual([])

/** Reads as the operator what the page says lies there, by the way it says. */
async function readMessage(page: Page, notice: string, subject: string, what: RegExp): Promise<string> {
  await page.getByText(notice).waitFor()
  await isAccessible(page)
  const [outbox] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Messages sent' }).click(),
  ])
  await signIn(outbox, 'staff@coverwright.example', product.password)
  await outbox.getByRole('row', { name: subject }).first().click()
  const text = await outbox.getByRole('dialog').getByText(what).first().textContent()
  await outbox.close()
  return what.exec(text ?? '')?.[0] ?? 'none'
}

test('a company signs up where no mail leaves, and its primary user is at home', async () => {
  const { page, context, complaints } = await openPage(browser, product.address)
  await page.goto('/signUp-company-info')
  await page.getByLabel('Company name').fill('Marram Cover')
  await page.getByLabel('Insurer or MGA').check()
  await page.getByLabel('Country').selectOption('GB')
  await page.getByLabel('License number').fill('900009')
  await page.getByLabel('Either').check()
  await page.getByLabel('Your name').fill('Rowan Ellery')
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Your business email')
  await page.getByLabel('Business email').fill('rowan@marram.example')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await heading(page, 'Your phone number')
  await page.getByLabel('Phone number').fill('7700900321')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await heading(page, 'Check your phone')
  const phoneCode = await readMessage(
    page,
    'No text message service is set up',
    'Code for your phone number',
    /\b\d{6}\b/,
  )
  await page.getByLabel('Code').fill(phoneCode)
  await heading(page, 'Create a password')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await heading(page, 'Check your email to finish')
  await page.goto(await readMessage(page, 'No mail server is set up', 'Verify your email address', /https?:\S+/))
  await heading(page, 'Email verified')
  await isAccessible(page)
  await page.getByRole('link', { name: 'Open the studio' }).click()
  await page.waitForURL('**/home')
  await page.getByText('21 days of trial left').waitFor()

  // Signed in anew the browser is known, although somebody else was signed in there last.
  const again = await context.newPage()
  await page.close()
  await again.goto('/')
  await signIn(again, 'rowan@marram.example', password)
  await again.waitForURL('**/home')
  expect(complaints).toEqual([])
  await context.close()
})

test('in a browser that is new the code is read in the operator’s outbox', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/')
  await signIn(page, 'rowan@marram.example', password)
  await heading(page, 'Check your email')
  await page.getByLabel('Code').and(page.locator(':focus')).waitFor()
  await page
    .getByLabel('Code')
    .fill(await readMessage(page, 'No mail server is set up', 'Your sign-in code', /\b\d{6}\b/))
  await page.waitForURL('**/home')
  await context.close()
})
