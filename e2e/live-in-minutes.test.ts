import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspector, openPart } from './body-builder.ts'
import { Counting } from './counting.ts'
import { openAs } from './desk.ts'
import { freePort } from './free-port.ts'
import { signUp } from './new-company.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // The port is chosen here, for the way back from the payment page leads through it.
  ;[product, browser] = await Promise.all([freePort().then((PORT) => startProduct({ PORT })), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

/** What somebody does may take so many clicks, chords and filled fields, from home to the first policy sold. */
const most = 75

test('a travel insurance from nothing to its first sale', async () => {
  const { page: first, context } = await openPage(browser, product.address)
  await signUp(first, product)
  // The browser that signed up is signed in, in every tab.
  const page = await context.newPage()
  await page.goto('/')
  await page.waitForURL('**/home')
  const by = new Counting(page)
  const part = async (name: string) => {
    by.count++
    await openPart(page, name)
  }
  const question = async (kind: string, title: string) => {
    await by.button('Add a question')
    await by.click(page.getByRole('menuitem', { name: kind, exact: true }))
    const field = inspector(page).getByLabel('Title', { exact: true }).and(page.locator(':focus'))
    await expect.poll(() => field.inputValue()).toBe('')
    await by.fill(field, title)
  }

  by.begin('Product')
  await by.link('New product')
  await by.fill(page.getByRole('dialog').getByLabel('Name'), 'Trip Cover')
  await by.press('Enter')
  await by.link('Build')
  await by.button('Start with what every sale asks')

  by.begin('Questions')
  await question('Choose one', 'Where are you going?')
  await by.fill(inspector(page).getByLabel('Options'), 'United Kingdom\nEurope\nWorldwide')
  await question('Number', 'How long is the trip, in days?')
  await question('Number', 'How old is the oldest traveller?')
  await question('Yes or no', 'Will anybody ski?')

  by.begin('Plans')
  await part('Plans')
  await by.button('Paste a table')
  await by.fill(
    page.getByLabel('Table of benefits'),
    'Cover\tEssential\tPremier\nMedical costs\t£5 million\t£10 million\nCancellation\t£1,000\t£5,000',
  )
  await by.button('Add 2 plans and 2 rows')
  await by.choose(page.getByRole('combobox', { name: 'How long' }), 'As many days as the buyer says')

  by.begin('Pricing')
  await part('Pricing')
  await by.button('Start with the usual steps')
  await by.fill(
    page.getByLabel('Formula'),
    'IF(where_going = "worldwide", 4, 2) * long_trip_days * IF(plan = "premier", 1.5, 1)',
  )
  await by.button('Add step')
  await by.click(page.getByRole('menuitem', { name: 'Loading' }))
  await by.choose(page.getByRole('combobox', { name: 'Data' }), 'Will anybody ski?')
  await by.fill(page.getByLabel('Percent', { exact: true }), '50')

  by.begin('Underwriting')
  await part('Underwriting')
  await by.button('Add rule')
  await by.click(page.getByRole('menuitem', { name: 'Decline when…' }))
  await by.choose(page.getByRole('combobox', { name: 'Data' }), 'How old is the oldest traveller?')
  await by.fill(page.getByLabel('Value', { exact: true }), '80')
  await by.fill(page.getByLabel('Reason'), 'We insure travellers up to 80 years of age.')

  by.begin('Documents and website')
  await part('Readiness')
  await by.button('Write first drafts')
  // Both documents and the regulatory statement of the company profile are to be read.
  await by.button('All are meant so')
  await by.link('Make the website')
  // The builder before it was saved as well.
  await page.locator('iframe').first().waitFor()
  await page
    .getByText(/Saved \d\d:/)
    .last()
    .waitFor()
  await by.link('Back to products')

  by.begin('Ready to sell')
  const drawer = page.getByRole('dialog', { name: 'Trip Cover' })
  await by.click(drawer.getByRole('button', { name: 'Number them here' }))
  await page.getByLabel('Begins with').and(page.locator(':focus')).waitFor()
  await by.press('Enter')
  await page.getByText('Policies of Trip Cover are numbered from TC-0000001').waitFor()
  await by.click(drawer.getByRole('link', { name: 'Fix: Please set up payment first' }))
  await by.button('Install and activate')
  await page.getByText('Active', { exact: true }).waitFor()
  await page.goBack()
  by.count++

  by.begin('Publish')
  await by.click(drawer.getByRole('button', { name: 'Publish' }))
  await by.button('Publish to staging')
  await page.getByText(/^Release 1 is in staging/).waitFor()
  await by.button('Go live')
  await page.getByText('Trip Cover is live at trip-cover.localhost').waitFor()

  by.begin('Buy')
  const { page: shop, context: shopping } = await openPage(
    browser,
    product.address.replace('localhost', 'trip-cover.localhost'),
  )
  const buyer = new Counting(shop)
  await shop.goto('/')
  await buyer.click(shop.getByText('Europe', { exact: true }))
  await buyer.fill(shop.getByLabel('How long is the trip, in days?'), '8')
  await buyer.fill(shop.getByLabel('How old is the oldest traveller?'), '44')
  await buyer.click(shop.getByText('No', { exact: true }))
  await buyer.button('Get a quote')
  await buyer.fill(shop.getByLabel('What is your full name?'), 'Jane Smith')
  await buyer.fill(shop.getByLabel('What is your email address?'), 'jane.smith@example.com')
  await buyer.fill(shop.getByLabel('Address line 1'), '14 Sample Street')
  await buyer.fill(shop.getByLabel('Town or city'), 'Bristol')
  await buyer.fill(shop.getByLabel('Postcode'), 'BS7 9ZZ')
  const tomorrow = new Date(Date.now() + 86_400_000)
  const start = shop.getByRole('group', { name: 'When should cover start?' })
  await buyer.fill(start.getByLabel('Day'), String(tomorrow.getUTCDate()))
  await buyer.fill(start.getByLabel('Month'), String(tomorrow.getUTCMonth() + 1))
  await buyer.fill(start.getByLabel('Year'), String(tomorrow.getUTCFullYear()))
  await buyer.button('Continue')
  await buyer.click(shop.getByText('Essential', { exact: true }).first())
  await buyer.button('Continue')
  await buyer.click(shop.getByText('My answers are true and complete.'))
  await buyer.click(shop.getByText('I have read the documents.'))
  await buyer.button(/^Pay /)
  await buyer.fill(shop.getByLabel('Card number'), '4242 4242 4242 4242')
  await buyer.fill(shop.getByLabel('Expiry date'), '12 / 40')
  await buyer.fill(shop.getByLabel('Security code'), '123')
  // The name and the address are there already.
  await expect.poll(() => shop.getByLabel('Country').inputValue()).toBe('United Kingdom')
  await buyer.button(/^Pay /)
  await shop.getByText('Thank you, you are covered').waitFor()
  by.count += buyer.count
  process.stdout.write(`${by.said()}\n`)
  expect(by.count).toBeLessThanOrEqual(most)
  await Promise.all([context.close(), shopping.close()])
})

/** From home to a site in staging, with the template's questions and plans and the firm's own texts drafted. */
const mostFromTemplate = 12

test('a travel insurance from a template to its site in staging', async () => {
  const { page, context } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/home')
  const by = new Counting(page)
  await by.link('Product library')
  await by.button('Start from this: Travel')
  await page.getByLabel('Name of the new product').and(page.locator(':focus')).waitFor()
  await by.press('Enter')
  await by.link(/^Documents and texts/)
  by.count++
  await openPart(page, 'Readiness')
  await by.button('Write first drafts')
  // The rates of the set-up, then the documents and the regulatory statement.
  const meant = page.getByRole('button', { name: 'All are meant so' })
  await by.click(meant.first())
  await expect.poll(() => meant.count()).toBe(1)
  await by.click(meant)
  await by.link('Publish to staging')
  await by.button('Publish to staging')
  await page.getByText('Travel is in staging at travel-staging.localhost').waitFor()
  process.stdout.write(`${by.count} from a template\n`)
  expect(by.count).toBeLessThanOrEqual(mostFromTemplate)
  await context.close()
})
