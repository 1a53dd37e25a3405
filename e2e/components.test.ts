import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
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

const panel = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click()

const kept = async (): Promise<string> => {
  const { rows } = await product.database.query(`select content::text as text from document where kind = 'component'`)
  return rows[0]?.text ?? ''
}

test('a component saves by itself; who comes second sees who edits it, and takes over when they leave', async () => {
  const { page } = await openAs({ product, browser }, 'designer@tarnbrook.example', '/builderPage')
  await page.getByLabel('Name').fill('Our promise')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { name: 'Our promise' }).waitFor()
  const path = await pathOf(page)
  const other = (await openAs({ product, browser }, 'primary@tarnbrook.example', path)).page
  await other.getByText('Jonah Pellew is editing this').waitFor()

  await panel(page, 'Add')
  await page.getByRole('button', { name: /^Note/ }).click()
  await expect.poll(kept).toContain('"Note"')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(kept).not.toContain('"Note"')

  await page.getByRole('link', { name: 'Components' }).first().click()
  await other.getByRole('button', { name: 'Edit', exact: true }).click()
  await other.getByText('Jonah Pellew is editing this').waitFor({ state: 'detached' })
  await panel(other, 'Add')
  await other.getByRole('button', { name: /^Note/ }).click()
  await expect.poll(kept).toContain('"Note"')
})

test('a page follows a component: newer versions are offered, own words stay, and it can be detached', async () => {
  const { database } = product
  await database.query(`update component set state = 'approved', approved_content =
    (select content from document where owner_id = component.id and kind = 'component') where name = 'Our promise'`)
  const saved = await database.query(`select id from component where name = 'Our promise'`)
  const { rows } = await database.query(`select id from product where name = 'Pet Lifetime'`)
  const shell = async (): Promise<string> => {
    const found = await database.query(
      `select content::text as text from document where kind = 'shell' and owner_id = $1`,
      [rows[0].id],
    )
    return found.rows[0].text
  }
  const { page } = await openAs({ product, browser }, 'primary@tarnbrook.example', `/editor?product=${rows[0].id}`)
  const canvas = page.frameLocator('#preview-frame')
  await panel(page, 'Components')
  await page.getByRole('button', { name: /Our promise/ }).click()
  await page.getByRole('heading', { name: 'Follows a component' }).waitFor()

  await canvas.getByRole('heading', { name: 'Why we ask' }).click()
  await canvas.getByRole('textbox', { name: 'Heading, Note' }).and(canvas.locator(':focus')).waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('In our own words')
  await expect.poll(shell).toContain('In our own words')

  // Only words: nothing offers to take a single block of it away.
  await page.keyboard.press('Escape')
  const properties = page.getByRole('complementary', { name: 'Properties' })
  await expect.poll(() => properties.getByRole('button', { name: 'Delete' }).count()).toBe(0)
  expect(await faultsOf(page, { without: 'iframe' })).toEqual([])

  await database.query(`update component set approved_content =
    replace(approved_content::text, '"title": "Why we ask"', '"title": "Why we ask", "text": "Said anew"')::jsonb`)
  await page.reload()
  await page.getByText('A newer version of Our promise is there').waitFor()
  await page.getByRole('button', { name: 'Update all' }).click()
  await canvas.getByText('Said anew').waitFor()
  await canvas.getByRole('heading', { name: 'In our own words' }).waitFor()
  await expect.poll(shell).toContain('Said anew')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('A newer version of Our promise is there').waitFor()
  await page.getByRole('button', { name: 'Update all' }).click()
  await canvas.getByText('Said anew').waitFor()

  const component = (
    await openAs({ product, browser }, 'primary@tarnbrook.example', `/ccLibrary?component=${saved.rows[0].id}`)
  ).page
  await component.getByRole('link', { name: 'Pet Lifetime' }).waitFor()

  await canvas.getByRole('heading', { name: 'In our own words' }).click()
  await page.getByRole('button', { name: 'Detach' }).click()
  await expect.poll(shell).not.toContain('componentId')
  expect(await shell()).toContain('In our own words')
})
