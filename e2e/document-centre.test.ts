import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPdf } from '../apps/server/test/a-pdf.ts'
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

const signedIn = (email: string, path: string) => openAs({ product, browser }, email, path)

test('a designer copies a contract, and a leader makes an agreement of it that the partner reads', async () => {
  const { page, complaints } = await signedIn('designer@tarnbrook.example', '/home')
  await page.getByRole('link', { name: 'Document centre' }).press('Enter')
  await page.getByText('No templates yet').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: /^Platform/ }).press('Enter')
  const offered = page.getByRole('region', { name: 'Agreement between companies' })
  await offered.getByRole('button', { name: 'Copy' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Our terms')
  await dialog.getByRole('button', { name: 'Copy' }).press('Enter')

  const terms = page.getByRole('region', { name: 'Terms' })
  await terms.getByRole('button', { name: 'Add a term' }).press('Enter')
  await terms.getByLabel('What is asked for').last().fill('Governing law')
  await page.getByRole('button', { name: /^Facts What is agreed/ }).press('Enter')
  await page.getByRole('button', { name: 'Add a row' }).press('Enter')
  await page.getByRole('textbox', { name: 'What', exact: true }).last().fill('Governing law')
  await page.getByRole('textbox', { name: 'Value' }).last().fill('{{nothing}}')
  await page.getByText('There is no field {{nothing}}').waitFor()
  await page.getByRole('textbox', { name: 'Value' }).last().fill('{{term_1}}')
  await page.getByText('Larkfield Brokers Ltd').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish' }).press('Enter')
  await page.getByText('Agreements that are made from now on are made of version 1').waitFor()
  expect(complaints).toEqual([])

  const leader = await signedIn('primary@tarnbrook.example', '/BrokerContract')
  await leader.page.getByRole('button', { name: 'Make from a template' }).press('Enter')
  const making = leader.page.getByRole('dialog', { name: 'Make from a template' })
  await making.getByRole('combobox', { name: 'Contract template' }).click()
  await leader.page.getByRole('option', { name: 'Our terms' }).click()
  await making.getByLabel('Governing law').waitFor()
  await making.getByRole('button', { name: 'Show the pages' }).press('Enter')
  await making.getByText('Required').first().waitFor()
  await making.getByRole('combobox', { name: 'Partner' }).click()
  await leader.page.getByRole('option', { name: 'Quayside Cover' }).click()
  await making.getByLabel('Document name').fill('Selling agreement 2027')
  await making.getByLabel('Begins on').fill('1 January 2027')
  await making.getByLabel('Commission').fill('14 % of the premium')
  await making.getByLabel('Notice to end it').fill('90 days')
  await making.getByLabel('Governing law').fill('England and Wales')
  await making.getByRole('button', { name: 'Show the pages' }).press('Enter')
  await making.getByText('14 % of the premium').first().waitFor()
  expect(await faultsOf(leader.page)).toEqual([])
  await making.getByRole('button', { name: 'Make the contract' }).press('Enter')
  await leader.page.getByText('Our terms, version 1').waitFor()
  expect(leader.complaints).toEqual([])

  const partner = await signedIn('primary@quayside.example', '/BrokerContract')
  await partner.page.getByText('Selling agreement 2027').first().click()
  await partner.page.getByText('14 % of the premium').first().waitFor()
  expect(await partner.page.getByText('Our terms').count()).toBe(0)
})

test('a file goes from the shelf among the company documents', async () => {
  const { page, complaints } = await signedIn('designer@tarnbrook.example', '/documentCenter?tab=files')
  await page.getByText('No files yet').waitFor()
  const chooser = page.locator('input[type="file"]').first()
  await chooser.setInputFiles({ name: 'proposal form.pdf', mimeType: 'application/pdf', buffer: await aPdf() })
  const drawer = page.getByRole('dialog', { name: 'proposal form' })
  await drawer.getByRole('button', { name: 'Put among company documents' }).press('Enter')
  await drawer.getByText('The newest version is a company document: proposal form.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])

  const colleague = await signedIn('primary@tarnbrook.example', '/company-document-centre')
  await colleague.page.getByText('proposal form').first().waitFor()
})

test('the standard message stands beside what is sent, for a message, a product and a language', async () => {
  const { page, complaints } = await signedIn('primary@tarnbrook.example', '/email-template-use')
  const compared = page.getByRole('region', { name: 'Standard and own, side by side' })
  await compared.getByText('No template is in use for this in this language').waitFor()
  const standard = compared.getByRole('region', { name: 'The standard message' })
  await standard.getByText('PET-2026-000117').first().waitFor()
  await compared.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  await standard.frameLocator('iframe').getByText('Guten Tag').first().waitFor()
  // Before the frames are looked into, which run no script of whoever looks.
  expect(complaints).toEqual([])
  expect(await faultsOf(page)).toEqual([])
})
