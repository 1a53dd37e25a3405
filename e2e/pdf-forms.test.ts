import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aForm, unfillable } from '../apps/server/test/a-form.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
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

const pdf = async (name: string, content: Promise<Buffer<ArrayBuffer>> | undefined) => ({
  name,
  mimeType: 'application/pdf',
  buffer: (await content) ?? Buffer.alloc(0),
})

test('a PDF form is uploaded, filled field by field, published and put to use, from home and by the keyboard', async () => {
  const { page, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/home')
  await page.getByRole('link', { name: 'Document templates' }).press('Enter')
  await page.getByRole('button', { name: 'Upload a PDF form' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles(await pdf('Runs.pdf', unfillable.acts?.()))
  await dialog.getByRole('button', { name: 'Upload', exact: true }).press('Enter')
  await dialog.getByText(/runs scripts or opens something by itself/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await file.setInputFiles(await pdf('Motor.pdf', aForm()))
  await dialog.getByText('Motor.pdf').waitFor()
  await dialog.getByLabel('Name').fill('Motor certificate')
  await dialog.getByRole('button', { name: 'Upload', exact: true }).press('Enter')

  const words = page.getByRole('textbox', { name: 'What is written here' })
  const write = async (field: string, text: string) => {
    await page.getByRole('button', { name: new RegExp(`^${field}`) }).press('Enter')
    await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: field }).waitFor()
    await words.fill(text)
  }
  await page.getByText('9 fields stay empty').waitFor()
  await write('number', '{{policyNumber}}')
  await write('plan', 'Gold')
  await page.getByText(/“plan” cannot be set to “Gold”, only to Essential, Plus/).waitFor()
  await write('plan', '{{plan}}')
  await write('cover', '{{nobody}}')
  await page.getByText('There is no field {{nobody}}').waitFor()
  await words.fill('{{policyList}}')
  await page.getByText('6 fields stay empty').waitFor()
  await page.getByText('PET-2026-000117').first().waitFor()
  await page.getByText('Insured: Biscuit, Dog').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByText('Version 1 is taken over by products that are published from now on').waitFor()

  await page.getByRole('link', { name: 'Document templates' }).press('Enter')
  await page.getByText('PDF form').first().waitFor()
  await page.getByRole('link', { name: /^In use/ }).press('Enter')
  await page.getByRole('button', { name: 'Put a template to use' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Motor certificate' }).click()
  await dialog.getByRole('button', { name: 'Put a template to use' }).press('Enter')
  await page.getByRole('row', { name: /Motor certificate/ }).waitFor()
  expect(complaints).toEqual([])
})
