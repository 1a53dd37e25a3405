import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

async function openTables() {
  const { rows } = await product.database.query<{ id: string }>(`select id from product where name = 'Pet Lifetime'`)
  const opened = await openAs(
    { product, browser },
    'primary@tarnbrook.example',
    `/bs-build?product=${rows[0]?.id}&part=tables`,
  )
  await opened.page.getByRole('heading', { name: 'Tables' }).waitFor()
  return opened
}

const upload = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const convert = (page: Page) => page.getByRole('button', { name: 'Convert', exact: true })

test('wrong cells are downloaded marked, put right in the file, and taken in again as it was mapped', async () => {
  const { page, complaints } = await openTables()
  await upload(page, 'Loads.csv', 'Plan,Load\nessential,1.1\nplus,1.2\nplus,1.O\n')
  await page.getByRole('grid', { name: 'Sheet Loads' }).waitFor()
  await choose(page, 'Which row applies', 'The strongest result')
  await page.getByText('Say which result decides, and which of its values comes first.').waitFor()
  expect(await convert(page).isDisabled()).toBe(true)
  await choose(page, 'Result that decides', 'load')
  await choose(page, 'Which comes first', 'The lowest')
  expect(await faultsOf(page)).toEqual([])
  await convert(page).click()
  await page.getByText('1 cell to fix.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download with marks' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Loads to put right.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('What is wrong in version 1')

  await upload(page, 'Loads to put right.csv', text.replace('1.O', '1.0'))
  await page.getByText('Mapped as table version 1 was.').waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: 'Which comes first' }).inputValue()).toBe('The lowest')
  await convert(page).click()
  await page.getByLabel('Find in the table').waitFor()
  await page.getByText('The strongest result').waitFor()
  expect(complaints).toEqual([])
})

test('a step on a table of which all rows apply asks what happens where none does', async () => {
  const { page, complaints } = await openTables()
  await upload(page, 'Extras.csv', 'Plan,Extra\nplus,10\nplus,25\n')
  await page.getByRole('grid', { name: 'Sheet Extras' }).waitFor()
  await choose(page, 'Which row applies', 'All that fit')
  await convert(page).click()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await page.getByText('Table version 1 of extras is active').waitFor()
  await page.getByRole('link', { name: 'Pricing', exact: true }).click()
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: 'Look up in extras', exact: true }).click()
  await page.getByText('Say what happens where no row applies: zero, refer or stop.').first().waitFor()
  await choose(page, 'If no row applies', 'Refer, and take zero')
  await choose(page, 'If several rows apply', 'Keep them as a list')
  await page.getByText('a list of all that apply in').waitFor()
  await expect.poll(() => page.getByText('Say what happens where no row applies: zero, refer or stop.').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})
