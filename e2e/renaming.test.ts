import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import type { Browser, Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { addQuestion, inspector } from './body-builder.ts'
import { openAs } from './desk.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
import { uploadRates } from './rate-tables.ts'
import { type Product, startProduct } from './start-product.ts'

const email = 'primary@tarnbrook.example'
let product: Product
let browser: Browser
let id = ''

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
  const { client } = await signedInClient(product.address, email, product.password)
  const draft = await client.product.createProduct({ ...exampleOf(ProductForm), name: 'Renamed' })
  ;({ id } = draft)
  const { revision } = await client.product.getBody({ id })
  const body = emptyBody(draft)
  const breed = { type: 'text' as const, name: 'breed', format: 'text' as const, maxLength: 60 }
  const asked = { type: 'input' as const, name: 'breed', label: 'Which breed?', missing: 'Answer this' }
  await client.product.updateBody({
    id,
    revision,
    body: { ...body, dataset: { properties: [breed] }, questions: { groups: [{ name: 'pet', questions: [asked] }] } },
  })
  await uploadRates(client, id, { 'Breed rates.csv': 'Breed,Base rate,Fee\nPoodle,120.50,5.00\nLurcher,98.10,7.50\n' })
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const openPart = (part: string) => openAs({ product, browser }, email, `/bs-build?product=${id}&part=${part}`)

/** As somebody types who does not look up: the name, and without a pause what comes after it. */
async function renameAndGoOn(page: Page, field: Locator, name: string, next: Locator) {
  await field.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  // What is offered beside a name is passed by.
  for (let tabs = 0; tabs < 4 && !(await page.locator('input:focus, textarea:focus').count()); tabs++)
    await page.keyboard.press('Tab')
  await page.keyboard.type('12 345', { delay: 25 })
  await expect.poll(() => next.inputValue()).toContain('12 345')
  await expect.poll(() => field.inputValue()).toBe(name)
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true)
}

test('whoever renames a step and goes on typing loses nothing', async () => {
  const { page, context } = await openPart('pricing')
  for (const kind of ['Fee', 'Premium']) {
    await page.getByRole('button', { name: 'Add step' }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
  }
  const name = page.getByLabel('Name', { exact: true })
  await renameAndGoOn(page, name, 'whole_price', page.getByLabel('Formula'))

  // Enter takes the name over, and the cursor stays where it is.
  await name.click()
  await page.keyboard.press('End')
  await page.keyboard.type('_of')
  await page.keyboard.press('Enter')
  await page.keyboard.type('_all')
  await expect.poll(() => name.inputValue()).toBe('whole_price_of_all')

  // One that cannot be stays as it was written.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1 price')
  await page.keyboard.press('Tab')
  await expect.poll(() => name.inputValue()).toBe('1_price')
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await name.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => name.inputValue()).toBe('whole_price_of')
  await context.close()
})

test('whoever renames a rule and goes on typing loses nothing', async () => {
  const { page, context } = await openPart('underwriting')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByRole('menuitem', { name: 'Decline when' }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('too_old')
  const reason = page.getByLabel('Reason')
  await reason.click()
  await page.keyboard.type('Pets up to 8 years', { delay: 25 })
  await expect.poll(() => reason.inputValue()).toContain('Pets up to 8 years')
  await expect.poll(() => name.inputValue()).toBe('too_old')
  await context.close()
})

test('whoever renames plans, rows, choices and add-ons and goes on typing loses nothing', async () => {
  const { page, context } = await openPart('plans')
  for (const add of ['Add a plan', 'Add a row', 'Add a choice', 'Add an add-on'])
    await page.getByRole('button', { name: add }).first().click()
  const cardWith = (label: string) =>
    page.getByRole('listitem').filter({ has: page.getByLabel(label, { exact: true }) })
  const addOn = cardWith('About')
  await renameAndGoOn(page, addOn.getByLabel('Data name'), 'dental', addOn.getByLabel('About'))
  const choice = cardWith('Shown first')
  await renameAndGoOn(page, choice.getByLabel('Data name'), 'excess', choice.getByLabel('Help'))
  const row = page.getByRole('row').last()
  await renameAndGoOn(page, row.getByLabel('Data name'), 'vet_fees', row.getByLabel(/ on /).first())
  await renameAndGoOn(page, page.getByLabel('Code in pricing').first(), 'gold', row.getByLabel('Covered'))
  await context.close()
})

/** The same by mouse: the field that is pressed next is the one that is written into. */
async function renameAndPress(page: Page, field: Locator, name: string, next: Locator) {
  await field.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(name)
  await next.click()
  await page.keyboard.type('12 345', { delay: 25 })
  await expect.poll(() => next.inputValue()).toContain('12 345')
  await expect.poll(() => field.inputValue()).toBe(name)
}

test('whoever renames the data of a question and goes on typing loses nothing', async () => {
  const { page, context } = await openPart('questions')
  await addQuestion(page, 'Text', '')
  const fields = inspector(page)
  // A new question is named by its title, while the short one is being written.
  const title = fields.getByLabel('Title', { exact: true })
  await title.click()
  await page.keyboard.type('Where does it sleep?', { delay: 25 })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Sleeps where', { delay: 25 })
  const name = fields.getByLabel('Data name')
  await expect.poll(() => name.inputValue()).toBe('where_sleep')
  await expect.poll(() => fields.getByLabel('Short title').inputValue()).toBe('Sleeps where')
  await renameAndPress(page, name, 'sleeps_in', fields.getByLabel('Error when not answered'))
  await renameAndPress(page, name, 'sleeps_on', fields.getByLabel('Help', { exact: true }))
  expect(await title.inputValue()).toBe('Where does it sleep?')
  await context.close()
})

test('whoever renames a group and goes on typing loses nothing', async () => {
  const { page, context } = await openPart('questions')
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('menuitem', { name: 'New repeating group' }).click()
  const fields = inspector(page)
  await renameAndPress(page, fields.getByLabel('Data name'), 'animals', fields.getByLabel('One of them'))
  await renameAndPress(page, fields.getByLabel('Data name'), 'animals_kept', fields.getByLabel('In the list'))
  await context.close()
})

test('whoever renames data and goes on typing loses nothing', async () => {
  const { page, context } = await openPart('dataset')
  await page.getByRole('button', { name: 'Add data' }).click()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  const fields = inspector(page)
  const about = fields.getByLabel('About')
  await renameAndGoOn(page, fields.getByLabel('Data name'), 'kennel', about)
  await renameAndPress(page, fields.getByLabel('Data name'), 'kennel_name', about)
  await context.close()
})

test('whoever renames what a table gave and goes on typing loses nothing', async () => {
  const { page, context } = await openPart('pricing')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: 'Look up in breed_rates' }).click()
  const results = page.getByRole('group', { name: 'Results are called' })
  const [first, second] = [results.getByLabel('base_rate'), results.getByLabel('fee')]
  await first.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('breed_base')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('breed_fee', { delay: 25 })
  await expect.poll(() => second.inputValue()).toBe('breed_fee')
  await expect.poll(() => first.inputValue()).toBe('breed_base')
  await page.keyboard.press('Enter')

  // A step that reads it is renamed with it.
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: 'Premium', exact: true }).click()
  const formula = page.getByLabel('Formula')
  await formula.fill('breed_base + breed_fee')
  await page.keyboard.press('Tab')
  const lookup = page
    .getByRole('list', { name: 'Pricing steps' })
    .getByRole('button', { name: /breed_rates/ })
    .first()
  await lookup.click()
  await first.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('rate_of_breed')
  await second.click()
  await page.keyboard.press('End')
  await page.keyboard.type('_now', { delay: 25 })
  await page.keyboard.press('Enter')
  await expect.poll(() => second.inputValue()).toBe('breed_fee_now')
  await expect.poll(() => first.inputValue()).toBe('rate_of_breed')
  await page
    .getByRole('list', { name: 'Pricing steps' })
    .getByRole('button', { name: /premium is rate_of_breed/ })
    .click()
  await expect.poll(() => formula.inputValue()).toBe('rate_of_breed + breed_fee_now')
  await context.close()
})
