import type { Body } from '@coverwright/domain/build/body/body'
import { emptyBody } from '@coverwright/domain/build/body/empty-body'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../apps/server/test/eventually.ts'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
import { uploadRates } from './rate-tables.ts'
import { type Product, startProduct } from './start-product.ts'
import { storedDocument } from './stored-document.ts'

const email = 'primary@tarnbrook.example'
let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

async function openPart(id: string, part: string, mode = 'ai8-dark') {
  const opened = await openAs({ product, browser }, email, `/bs-build?product=${id}&part=${part}`, { themeMode: mode })
  await opened.page.getByRole('complementary', { name: 'Test quote' }).waitFor()
  return opened
}

const goTo = async (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Parts of the insurance' }).getByRole('link', { name: part }).click()

const panel = (page: Page) => page.getByRole('complementary', { name: 'Test quote' })

async function addStep(page: Page, item: string) {
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** A draft that asks for a breed and an age, with two tables of rates in force. */
async function petDraft() {
  const { client } = await signedInClient(product.address, email, product.password)
  const settings = { ...exampleOf(ProductForm), name: 'Small pets' }
  const draft = await client.product.createProduct(settings)
  const asked = { missing: 'Answer this', type: 'input' as const }
  const body: Body = {
    ...emptyBody(draft),
    dataset: {
      properties: [
        {
          type: 'choice',
          name: 'breed',
          options: ['Poodle', 'Lurcher'].map((value) => ({ value, label: value })),
        },
        { type: 'number', name: 'pet_age', decimals: 0, min: '0', max: '20' },
      ],
    },
    questions: {
      groups: [
        {
          name: 'pet',
          questions: [
            { name: 'breed', label: 'Which breed?', shortLabel: 'Breed', type: 'select', missing: 'Choose one' },
            { ...asked, name: 'pet_age', label: 'How old?', shortLabel: 'Age' },
          ],
        },
      ],
    },
  }
  const { revision } = await client.product.getBody({ id: draft.id })
  await client.product.updateBody({ id: draft.id, revision, body: { ...body } })
  await uploadRates(client, draft.id, {
    'Breed rates.csv': 'Breed,Base rate\nPoodle,120.50\nLurcher,98.10\n',
    'Age loads.csv': 'Pet age,Age load\n0-5,1.00\n6-20,1.40\n',
  })
  return draft.id
}

test('pricing from nothing: steps, an error where it is, what was meant, a rule, a price that adds up', async () => {
  const id = await petDraft()
  const { page, context, complaints } = await openPart(id, 'pricing')
  await page.getByText('No pricing yet').waitFor()
  await addStep(page, 'Look up in breed_rates')
  await addStep(page, 'Look up in age_loads')
  await addStep(page, 'Premium')
  const formula = page.getByLabel('Formula')
  await formula.pressSequentially('base_rat * age_loa')
  await page.getByRole('option', { name: /age_load/ }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => formula.inputValue()).toBe('base_rat * age_load')
  await page.getByText('There is no base_rat.', { exact: true }).first().waitFor()
  await expect.poll(() => page.locator('[data-look][data-wrong]').allTextContents()).toEqual(['base_rat'])
  await page.keyboard.press('Control+.')
  await expect.poll(() => formula.inputValue()).toBe('base_rate * age_load')
  await addStep(page, 'Tax')
  await addStep(page, 'Instalments')

  // 120.50 × 1.00, 12 % tax = 14.46
  await panel(page).getByText('= £134.96').waitFor()
  await panel(page).getByRole('link', { name: 'breed_rates, row 1' }).waitFor()
  await panel(page).getByText('£14.46').first().waitFor()
  await panel(page).getByLabel('Age').fill('9')
  await panel(page).getByText('= £188.94').waitFor()

  await goTo(page, 'Underwriting')
  await page.getByRole('button', { name: 'Add rule' }).click()
  await page.getByRole('menuitem', { name: 'Decline when' }).click()
  await page.getByLabel('Data', { exact: true }).first().click()
  await page.getByRole('option', { name: 'Age', exact: true }).click()
  await page.getByLabel('Value', { exact: true }).fill('8')
  await page.getByLabel('Reason').fill('We insure pets up to 8 years')
  await panel(page).getByText('Declined', { exact: true }).waitFor()
  await panel(page).getByText('We insure pets up to 8 years').waitFor()
  await page.getByText('Applies', { exact: true }).waitFor()
  await eventually(async () => {
    const { rating } = await storedDocument(product, id, 'body')
    const kinds = rating.steps.map(({ kind }: { kind: string }) => kind)
    expect(kinds).toEqual(['lookup', 'lookup', 'premium', 'tax', 'instalments'])
    expect(rating.rules).toMatchObject([{ when: 'pet_age > 8', outcome: 'decline' }])
  })
  expect(complaints).toEqual([])
  await context.close()
})

test('a saved case fails when a rate is broken, and the impact shows by how much prices change', async () => {
  const { client } = await signedInClient(product.address, email, product.password)
  const { items } = await client.product.listProducts({ search: 'Pet Lifetime' })
  const id = items[0]?.id ?? ''
  const { page, context, complaints } = await openPart(id, 'pricing')
  await panel(page).getByText('The same as published').waitFor()
  await panel(page).getByRole('button', { name: 'Save as test case' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as test case' })
  await dialog.getByLabel('Name').fill('Pedigree dog')
  await page.keyboard.press('Enter')
  await page.getByText('Pedigree dog saved').waitFor()

  await page.getByRole('button', { name: /^Basic: the premium is/ }).click()
  await page.getByLabel('Formula').fill('MAX(risk, 60) * 1.1')
  await panel(page)
    .getByText(/more than published/)
    .waitFor()
  await panel(page).getByRole('button', { name: 'Run 1 test' }).click()
  await page.getByText('1 of 1 failed').waitFor()
  await page
    .getByRole('row', { name: /Pedigree dog/ })
    .getByText('Failed')
    .waitFor()

  await page.getByRole('link', { name: 'Impact' }).click()
  await page.getByRole('button', { name: 'Run impact test' }).click()
  const histogram = page.getByRole('table', { name: 'Change of price' })
  await histogram.getByRole('row', { name: '+5% to +10% 1' }).waitFor()
  await page.getByRole('table', { name: 'Largest changes' }).getByText('Pedigree dog').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test.each(['ai8-dark', 'ai8-light'])('every part is accessible in %s', async (mode) => {
  const { client } = await signedInClient(product.address, email, product.password)
  const { items } = await client.product.listProducts({ search: 'Pet Lifetime' })
  const { page, context } = await openPart(items[0]?.id ?? '', 'pricing', mode)
  await page.getByRole('button', { name: /^Risk =/ }).click()
  await page.getByLabel('Formula').pressSequentially(' + ba')
  await page.getByRole('listbox').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await goTo(page, 'Underwriting')
  await page
    .getByRole('button', { name: /^Decline when/ })
    .first()
    .click()
  expect(await faultsOf(page)).toEqual([])
  await goTo(page, 'Test')
  await page.getByRole('heading', { name: 'Tests' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})
