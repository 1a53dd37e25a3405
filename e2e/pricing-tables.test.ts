import { aSheet, n } from '@coverwright/domain/build/pricing-table/test/cells'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../apps/server/src/adapters/spreadsheets/write-xlsx.ts'
import { aLabel, aNumber, anXls } from '../apps/server/test/an-xls.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { answerAll, choosePlan } from './journey/buyer.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
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

const workbook = (name: string, first: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: writeXlsx([
    aSheet('Rates', [
      ['Rates of 2026'],
      [],
      ['Plan', 'Pet age', 'Load factor', 'Note'],
      ['essential', '0-5', first.endsWith('O') ? first : n(first), 'Agreed'],
      ['essential', '5-10', n('1.25'), null],
      ['plus', '0-5', n('1.10'), null],
      ['plus', '5-10', n('1.35'), null],
    ]),
  ]),
})

async function openTables() {
  const { rows } = await product.database.query<{ id: string }>(`select id from product where name = 'Pet Lifetime'`)
  const path = `/bs-build?product=${rows[0]?.id}&part=tables`
  const opened = await openAs({ product, browser }, 'primary@tarnbrook.example', path)
  await opened.page.getByRole('heading', { name: 'Tables' }).waitFor()
  return opened
}

const chooseFile = (page: Page) => page.locator('input[type=file]').first()
test('a workbook of Excel 97 to 2003 is read, and comes back as a newer one with its wrong cells marked', async () => {
  const { page, context, complaints } = await openTables()
  const rows = [
    ['Plan', 'Pet age', 'Load factor'],
    ['essential', '0-5', '1.O'],
    ['plus', '0-5', ''],
  ]
  const cells = rows.flatMap((row, at) => row.flatMap((text, column) => (text ? aLabel(at, column, text) : [])))
  const buffer = Buffer.from(anXls({ sheet: [...cells, aNumber(2, 2, 1.25)] }))
  await chooseFile(page).setInputFiles({ name: 'Old loads.xls', mimeType: 'application/vnd.ms-excel', buffer })
  await page.getByRole('grid', { name: 'Sheet Rates' }).waitFor()
  await page.getByLabel('No, it begins the next band').check()
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const marked = page.getByRole('button', { name: 'Download with marks' })
  await marked.hover()
  await page.getByText('It comes back as .xlsx: formulas have become their results').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), marked.click()])
  expect(download.suggestedFilename()).toBe('Old loads to put right.xlsx')
  expect(complaints).toEqual([])
  await context.close()
})

test('a workbook is uploaded, confirmed, put right, activated, replaced, compared and downloaded', async () => {
  const { page, context, complaints } = await openTables()
  await page.getByRole('radiogroup', { name: 'What the table is for' }).getByText('Underwriting').click()
  await chooseFile(page).setInputFiles(workbook('Age loads.xlsx', '1.O'))
  await page.getByRole('grid', { name: 'Sheet Rates' }).waitFor()
  // What is open is asked, and nothing is converted before.
  const convert = page.getByRole('button', { name: 'Convert', exact: true })
  expect(await convert.isDisabled()).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('No, it begins the next band').check()
  await convert.click()
  await page.getByText('1 cell to fix.').waitFor()
  await page.keyboard.press('F8')
  await page.getByText('1.O is text, not a number. The last character is the letter O. Did you mean 0?').waitFor()
  await page.getByRole('button', { name: 'Use 1.0' }).click()
  await page.getByLabel('Find in the table').waitFor()
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Activate' }).click()
  await page.getByText('Table version 1 of age_loads is active').waitFor()

  await chooseFile(page).setInputFiles(workbook('Age loads 2027.xlsx', '1.15'))
  await page.getByRole('grid', { name: 'Sheet Rates' }).waitFor()
  await page.getByLabel('No, it begins the next band').check()
  await convert.click()
  await page.getByRole('button', { name: 'Compare' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('1 changed').waitFor()
  await dialog.getByText('3 unchanged').waitFor()
  await expect.poll(() => dialog.getByRole('row', { name: 'Changed 1' }).innerText()).toContain('1.15')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByLabel('From a day on').check()
  await page.getByLabel('First day').fill('2027-01-01')
  await dialog.getByText('Table version 1 prices cover that starts until 2026-12-31.').waitFor()
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await page.getByText('Table version 2 of age_loads is active').waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as Excel' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('age_loads version 2.xlsx')
  await page.getByRole('button', { name: 'All tables' }).click()
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await card('age_loads').getByText('Underwriting', { exact: true }).waitFor()
  await card('planRates').getByText('Pricing', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

/** Somebody asks what the dearest plan costs. */
async function aPastQuote(): Promise<string> {
  const { page, context } = await openPage(browser, product.address.replace('localhost', 'pet.localhost'))
  await answerAll(page)
  await choosePlan(page)
  await context.close()
  const { rows } = await product.database.query<{ reference: string }>('select reference from quote order by id desc')
  return rows[0]?.reference ?? ''
}

test('a cell edited with the keyboard makes a new version, refused where it does not fit, tried on past quotes', async () => {
  const reference = await aPastQuote()
  const { page, context, complaints } = await openTables()
  const table = page.getByRole('article').filter({ hasText: 'planRates' })
  // Whoever is in the grid before its rows have come stays in it.
  const isFocused = Promise.withResolvers<void>()
  await page.route('**/pricing/getRows*', async (route) => {
    await isFocused.promise
    await route.continue()
  })
  await table.getByRole('button', { name: /Table version 1/ }).click()
  const grid = page.getByRole('grid', { name: 'Rows of planRates' })
  await grid.focus()
  isFocused.resolve()
  await grid.getByRole('gridcell').first().waitFor()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  // What is typed before the cell is open goes nowhere.
  await grid.locator('input:focus').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('ten')
  await page.keyboard.press('Enter')
  await page.getByText('ten is text, not a number.').waitFor()
  await page.keyboard.press('Enter')
  await grid.locator('input:focus').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('375.5')
  await page.keyboard.press('Enter')
  await page.getByText(/Table version 2, edited by hand/).waitFor()
  await page.getByRole('gridcell', { name: '375.5' }).waitFor()
  // Nothing jumped: the cell is still the chosen one, and what was done in the grid is taken back there.
  const chosen = grid.locator('[role=gridcell][aria-selected=true]')
  expect(await chosen.innerText()).toBe('375.5')
  await grid.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+Z')
  await expect.poll(() => chosen.innerText()).not.toBe('375.5')
  await page.getByRole('button', { name: 'Redo', exact: true }).last().click()
  await expect.poll(() => chosen.innerText()).toBe('375.5')
  // The pressed button is disabled now and nothing has the focus: the keys are still those of the rows.
  await page.keyboard.press('Control+Z')
  await expect.poll(() => chosen.innerText()).not.toBe('375.5')
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => chosen.innerText()).toBe('375.5')
  await expect.poll(() => page.getByText('Saving…').count()).toBe(0)

  // Before it is activated: what it would have done to the quotes that were given.
  await page.getByRole('link', { name: 'Test', exact: true }).click()
  await page.getByRole('link', { name: 'Impact' }).click()
  await page.getByText('Against the draft, tables in force').click()
  await page.getByRole('combobox', { name: 'planRates' }).click()
  await page.getByRole('option', { name: 'Table version 2, ready' }).click()
  await page.getByRole('button', { name: 'Run impact test' }).click()
  const figures = page.getByRole('region', { name: 'Impact' })
  await figures.getByText('1 up, 0 down').waitFor()
  await page.getByRole('table', { name: 'Change of price' }).getByRole('row', { name: '+5% to +10% 1' }).waitFor()
  const largest = page.getByRole('table', { name: 'Largest changes' })
  await largest.getByRole('columnheader', { name: 'In force' }).waitFor()
  await largest.getByRole('row', { name: new RegExp(`^${reference} .*\\+9\\.\\d%$`) }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a table of codes is mapped by hand; hidden rows, conditions and fine decimals are asked about', async () => {
  const { page, complaints } = await openTables()
  const codes = aSheet('Codes', [
    ['Plan', 'Code'],
    ['essential', 'E'],
    ['plus', 'P'],
  ])
  const upload = (name: string, sheet: ReturnType<typeof aSheet>) =>
    chooseFile(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: writeXlsx([sheet]) })
  await upload('Plan codes.xlsx', codes)
  await page.getByText('No column of “Codes” looks like a result').waitFor()
  await page.getByRole('button', { name: 'Map by hand' }).click()
  await page.getByRole('grid', { name: 'Sheet Codes' }).waitFor()
  await page.locator('[aria-current=step]', { hasText: 'Map' }).waitFor()
  await page
    .getByRole('columnheader', { name: 'Code' })
    .or(page.getByRole('gridcell', { name: 'Code' }))
    .first()
    .click()
  const panel = page.getByRole('region', { name: 'Code' })
  await panel.getByText('Rate', { exact: true }).click()
  await panel.getByLabel('Name of the result').fill('plan_code')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await page.getByLabel('Find in the table').waitFor()
  await page.getByText('No row covers').first().waitFor()

  await page.getByRole('button', { name: 'All tables' }).click()
  await page.getByRole('heading', { name: 'Tables' }).waitFor()
  await upload('Fine rates.xlsx', {
    ...aSheet('Fine', [
      ['Plan', 'Pet age', 'Rate'],
      ['essential, plus', '0-5', n('0.333333333333333')],
      ['not plus', '6-20', n('1.5')],
      ['plus', '6-20', n('9.9')],
    ]),
    hidden: { sheet: false, rows: [3], columns: [] },
  })
  await page.getByRole('grid', { name: 'Sheet Fine' }).waitFor()
  await page.getByText('2 questions are open').waitFor()
  await page.getByText('Row 4 of the sheet is hidden in the workbook.').waitFor()
  const kept = page.getByLabel('All decimals are kept')
  await kept.focus()
  await page.keyboard.press('Space')
  await page.getByLabel('No, leave them out').check()
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await page.getByLabel('Find in the table').waitFor()
  await expect.poll(() => page.getByRole('grid').innerText()).toContain('0.333333333333333')
  expect(await page.getByRole('grid').innerText()).not.toContain('9.9')

  // Two values typed into one cell are asked about: a row for each, taken back as one act.
  const grid = page.getByRole('grid')
  const rows = () => grid.getByRole('row').count()
  await expect.poll(rows).toBe(5)
  await grid.focus()
  await page.keyboard.press('Enter')
  const typeTwo = async () => {
    await grid.locator('input:focus').waitFor()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('essential, plus')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'What is meant?' }).waitFor()
  }
  await typeTwo()
  expect(await faultsOf(page)).toEqual([])
  const each = page.getByRole('button', { name: 'Each value: 1 row more, the same but for it' })
  await each.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await grid.and(page.locator(':focus')).waitFor()
  expect(await rows()).toBe(5)
  await page.keyboard.press('Enter')
  await typeTwo()
  await each.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(rows).toBe(6)
  await grid.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Control+Z')
  await expect.poll(rows).toBe(5)
  await expect.poll(() => page.getByText('Saving…').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the heading of a column leads to what it is; headings are not counted as rows', async () => {
  const { page, complaints } = await openTables()
  const sheet = aSheet('Zones', [
    ['Plan', 'Zone', 'Rate'],
    ['essential', 'North', n('1.1')],
    ['plus', 'North', n('1.2')],
    ['plus', 'South', n('1.3')],
  ])
  await chooseFile(page).setInputFiles({
    name: 'Zones.xlsx',
    mimeType: 'application/octet-stream',
    buffer: writeXlsx([sheet]),
  })
  await page.getByRole('grid', { name: 'Sheet Zones' }).waitFor()
  await page.getByText('3 rows', { exact: true }).waitFor()
  await page.getByRole('columnheader').filter({ hasText: 'Choose data' }).click()
  const panel = page.getByRole('region', { name: 'Zone' })
  const data = panel.getByRole('combobox', { name: 'Data it asks for' })
  await data.and(page.locator(':focus')).waitFor()
  await page.getByRole('option').first().waitFor()
  // A column that is named already is shown, and nothing opens.
  await page.getByRole('columnheader').filter({ hasText: 'Rate' }).last().click()
  await page.getByRole('region', { name: 'Rate', exact: true }).waitFor()
  expect(complaints).toEqual([])
})
