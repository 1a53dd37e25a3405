import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addQuestion,
  addRepeated,
  addStep,
  bodyOf,
  buildNew,
  inspector,
  nameData,
  openPart,
  openProducts,
  panel,
  saved,
} from './body-builder.ts'
import { faultsOf } from './faults.ts'
import { closePages, pathOf, sharedBrowser } from './open-browser.ts'
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

test('a motor body from nothing: drivers, claims and convictions, a price for each of them, a rule', async () => {
  const { page, context, complaints } = await openProducts({ product, browser })
  const id = await buildNew(page, 'Wheels')
  await page.getByRole('button', { name: 'New group' }).click()
  await nameData(page, 'vehicle')
  await addQuestion(page, 'Number', 'What is it worth?')
  await nameData(page, 'vehicle_value')

  await addRepeated(page, 'drivers', 'driver', '1')
  await addQuestion(page, 'Date', 'When were they born?')
  await nameData(page, 'driver_born')
  await addRepeated(page, 'claims', 'claim', '0')
  await addQuestion(page, 'Yes or no', 'Was the driver at fault?')
  await nameData(page, 'claim_fault')
  await addRepeated(page, 'convictions', 'conviction', '0')
  await addQuestion(page, 'Number', 'How many points were given?')
  await nameData(page, 'conviction_points')

  await openPart(page, 'Plans')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Comprehensive')

  await openPart(page, 'Pricing')
  await addStep(
    page,
    'Premium',
    '100 + vehicle_value / 100 + COUNT(drivers) * 50 + COUNTIF(claims.claim_fault) * 80 + SUM(0, convictions.conviction_points) * 10',
  )
  await panel(page).getByLabel('vehicle_value').or(panel(page).getByLabel('What is it worth?')).fill('5000')
  // One driver must be there: 100 + 50 + 50.
  await panel(page).getByText('= £200.00').waitFor()
  await panel(page).getByRole('button', { name: 'Add driver' }).click()
  await panel(page).getByRole('button', { name: 'Add conviction' }).click()
  const points = panel(page)
    .getByRole('group', { name: /conviction/ })
    .getByRole('textbox')
    .last()
  await points.fill('6')
  await panel(page).getByText('= £310.00').waitFor()

  await openPart(page, 'Underwriting')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByRole('menuitem', { name: 'Decline when' }).click()
  await page.getByText('Formula', { exact: true }).click()
  await page.getByLabel('When').fill('SUM(0, convictions.conviction_points) >= 6')
  await page.getByLabel('Reason').fill('Six points or more are not insured')
  await panel(page).getByText('Six points or more are not insured').waitFor()
  await saved(page)
  await expect
    .poll(async () => (await bodyOf(product, id)).questions.groups)
    .toMatchObject([
      { name: 'vehicle' },
      { name: 'drivers', repeat: { item: 'driver', min: 1 } },
      { name: 'claims', repeat: { min: 0 } },
      { name: 'convictions', questions: [{ name: 'conviction_points' }] },
    ])
  expect(complaints).toEqual([])
  await context.close()
})

test('from a template to a price: one step of undo, the tables it needs, the row that was found', async () => {
  const { page, context, complaints } = await openProducts({ product, browser })
  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel('Name').fill('Paws by template')
  await page.getByRole('button', { name: 'Create product' }).click()
  await page.getByRole('dialog', { name: 'Paws by template' }).getByRole('link', { name: 'Build' }).click()
  await page.getByRole('button', { name: 'Start with an empty insurance' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Start with an empty insurance' }).click()
  await page.getByRole('button', { name: 'Add from a template' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add questions from a template' })
  await dialog.getByRole('button', { name: 'Start from the template' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start from the template' }).click()
  const tree = page.getByRole('complementary', { name: 'Question groups' })
  await tree.getByText('What kind of pet do you have?').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Nothing is asked yet').waitFor()
  await page.keyboard.press('Control+Shift+z')
  await tree.getByText('What kind of pet do you have?').waitFor()

  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('menuitem', { name: 'Add from a template' }).click()
  await dialog.getByRole('combobox', { name: 'Line of insurance' }).click()
  await page.getByRole('option', { name: 'Home', exact: true }).click()
  await dialog.getByText('All asked already').waitFor()
  await dialog.getByLabel('Building').uncheck()
  await dialog.getByLabel('Contents').uncheck()
  await dialog.getByRole('button', { name: 'Add 3 questions' }).click()
  await tree.getByText('When did it happen?').waitFor()

  for (const [table, rows] of [
    ['base_rates', 9],
    ['pet_age_factors', 10],
  ] as const) {
    await openPart(page, 'Tables')
    await page.getByRole('button', { name: `Use ${table} as it is` }).click()
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await page.getByRole('button', { name: 'Activate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
    await page.getByText(`Table version 1 of ${table} is active`).waitFor()
    await page.getByText(`${rows} rows`).first().waitFor()
    await page.getByRole('button', { name: 'All tables' }).click()
  }
  await openPart(page, 'Pricing')
  const price = panel(page).getByText(/= £1\d\d\./)
  const before = await price.innerText()

  // A new name is given wherever the old one stood: in a condition, in formulas, and to what tables are read by.
  await openPart(page, 'Questions')
  await tree.getByRole('button', { name: /seen a vet for an illness/ }).click()
  await inspector(page).getByText('Logic').click()
  await inspector(page).getByRole('button', { name: 'Add a test' }).click()
  await inspector(page).getByLabel('Answers').click()
  await page.getByRole('option', { name: 'Yes' }).click()
  await page.keyboard.press('Escape')
  await tree.getByRole('button', { name: /vaccinations up to date/ }).click()
  await nameData(page, 'has_had_vaccine')
  await tree.getByRole('button', { name: 'What kind of pet do you have?' }).click()
  await nameData(page, 'kind_of_pet')
  const id = new URLSearchParams((await pathOf(page)).split('?')[1]).get('product') ?? ''
  const uses = async () => {
    const { dataset, questions, rating } = await bodyOf(product, id)
    const named = new Set(dataset.properties.map(({ name }: { name: string }) => name))
    return {
      isOldNameLeft: named.has('species') || named.has('is_vaccinated'),
      condition: questions.groups[1].questions[4].showIf,
      lookup: rating.steps[1].using,
      formula: rating.steps[3].formula,
    }
  }
  await expect.poll(uses).toEqual({
    isOldNameLeft: false,
    condition: { match: 'all', tests: [{ name: 'has_had_vaccine', is: 'one-of', values: ['yes'] }] },
    lookup: { species: 'kind_of_pet' },
    formula: expect.stringContaining('IF(has_had_vaccine, 1, 1.05)'),
  })
  await openPart(page, 'Pricing')
  await expect.poll(() => price.innerText()).toBe(before)
  await panel(page)
    .getByRole('link', { name: /^pet_age_factors, row/ })
    .click()
  await expect.poll(() => pathOf(page)).toMatch(/[?&]row=[1-9]/)
  await page.getByRole('grid', { name: 'Rows of pet_age_factors' }).waitFor()
  await page.locator('[role=gridcell][aria-selected=true]').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
