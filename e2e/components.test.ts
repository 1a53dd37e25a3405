import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
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
