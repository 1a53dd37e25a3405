import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'
import { storedDocument } from './stored-document.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

test('a few choices make a product with a whole site, in sight from the first', async () => {
  const { page, context, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/pre-build')
  const site = page.frameLocator('iframe')
  await site.getByRole('heading', { name: 'Cover that is easy to understand' }).waitFor()

  // What is missing is said beside its field, and nothing is lost.
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('The field is required').waitFor()

  let interactions = 0
  const act = async (action: Promise<void>) => {
    interactions++
    await action
  }
  await act(page.getByRole('radio', { name: 'Travel' }).check({ force: true }))
  await page.getByText('The colour follows the kind of insurance: it is #0E7490 now.').waitFor()
  await act(page.getByLabel('Name', { exact: true }).fill('Trip cover'))
  await act(page.getByRole('button', { name: 'Next' }).click())
  await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  expect(await faultsOf(page, { without: 'iframe' })).toEqual([])
  // A reload goes on where it was.
  await page.reload()
  await page.getByRole('heading', { name: 'How it looks' }).waitFor()
  await act(page.getByText('In colour').click())
  await act(page.getByRole('button', { name: 'Next' }).click())
  await act(page.getByLabel('Headline', { exact: true }).fill('Go, we are with you'))
  await site.getByRole('heading', { name: 'Go, we are with you' }).waitFor()
  await act(page.getByRole('button', { name: 'Create the product' }).click())
  await page.waitForURL((url) => url.pathname === '/bs-build')
  expect(interactions).toBeLessThanOrEqual(25)

  const { rows } = await product.database.query(`select id from product where name = 'Trip cover'`)
  const [shell, body] = [
    await storedDocument(product, rows[0].id, 'shell'),
    await storedDocument(product, rows[0].id, 'body'),
  ]
  expect(shell.theme).toMatchObject({ brand: '#0E7490', header: 'brand' })
  expect(shell.pages.map(({ role }: { role: string }) => role)).toContain('check')
  expect(body.questions.groups.map(({ name }: { name: string }) => name)).toEqual(['trip', 'travellers', 'you'])
  expect(complaints).toEqual([])
  await context.close()
})
