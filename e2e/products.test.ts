import type { Browser, Locator, Page } from '@playwright/test'
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

const openProducts = (email = 'primary@tarnbrook.example') => openAs({ product, browser }, email, '/project')

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** With the keyboard alone, from anywhere on the page. */
async function createDraft(page: Page, name: string) {
  // Once the list has been read, the keys are heard.
  await rowOf(page, 'Pet Lifetime').waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'New product' }).getByLabel('Name').and(page.locator(':focus')).waitFor()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name }).waitFor()
}

/** By its key, which it hears once it has taken the focus. */
async function escape(page: Page, dialog: Locator) {
  await dialog
    .locator(':focus')
    .or(dialog.and(page.locator(':focus')))
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

test('the list says what is live and where, and the link leads there', async () => {
  const { page, context, complaints } = await openProducts()
  const row = rowOf(page, 'Pet Lifetime')
  await row.getByText('Live', { exact: true }).waitFor()
  const [site] = await Promise.all([
    context.waitForEvent('page'),
    row.getByRole('link', { name: 'pet.localhost' }).click(),
  ])
  await site.waitForURL(({ hostname }) => hostname === 'pet.localhost')
  expect(await pathOf(page)).toBe('/project')
  expect(complaints).toEqual([])
  await context.close()
})

test('a draft is made, says what it lacks, and is found again', async () => {
  const { page, context, complaints } = await openProducts()
  await createDraft(page, 'Harbour Boat')
  const drawer = page.getByRole('dialog', { name: 'Harbour Boat' })
  await drawer.getByText('There is no insurance yet: nothing is asked or covered').waitFor()
  await drawer.getByRole('button', { name: 'Publish' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish Harbour Boat?' })
  await publish.getByText('There is no insurance yet: nothing is asked or covered').waitFor()
  expect(await publish.getByRole('button', { name: 'Publish to staging' }).isDisabled()).toBe(true)
  await escape(page, publish)
  // One press closes one layer: the dialog over the drawer, the palette over it, a menu in it, and then the drawer.
  await drawer.getByText('There is no insurance yet: nothing is asked or covered').waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog').filter({ has: page.getByPlaceholder('Search screens and records') })
  await palette.getByRole('textbox').and(page.locator(':focus')).waitFor()
  await escape(page, palette)
  await drawer.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menu').waitFor()
  await escape(page, page.getByRole('menu'))
  await escape(page, drawer)

  await page.getByLabel('Find a product').fill('harbour')
  await rowOf(page, 'Pet Lifetime').waitFor({ state: 'detached' })
  await rowOf(page, 'Harbour Boat').getByText('Draft').waitFor()
  await expect.poll(() => pathOf(page)).toBe('/project?q=harbour')

  await page.getByRole('button', { name: 'New product' }).click()
  await page.getByLabel('Name').fill('Harbour Boat')
  await page.getByRole('button', { name: 'Create product' }).click()
  await page.getByText('A product with this name already exists.').waitFor()
  await escape(page, page.getByRole('dialog'))

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('textbox').fill('harbour')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Harbour Boat/ })
    .click()
  await drawer.waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('the trash, undone with the toast, and restored from its tab with the keyboard', async () => {
  const { page, context } = await openProducts()
  await createDraft(page, 'Winter Sports')
  await escape(page, page.getByRole('dialog'))
  const row = rowOf(page, 'Winter Sports')
  await row.click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  await page.getByText('Winter Sports moved to trash').waitFor()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.waitFor()

  await row.press('Shift+F10')
  await page.getByRole('menuitem', { name: 'Move to trash' }).press('Enter')
  await row.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Trash/ }).click()
  await row.getByText('In trash').waitFor()
  await row.press('Enter')
  await page.getByText('This product is in the trash').waitFor()
  await page.getByRole('button', { name: 'Restore as draft' }).click()
  await page.getByText('The trash is empty').waitFor()
  await context.close()
})

test('publishing lists what follows and refuses beside the field; a broken launch says so', async () => {
  const { page, context } = await openProducts()
  await rowOf(page, 'Pet Lifetime').getByText('Pet Lifetime', { exact: true }).click()
  await page.getByRole('dialog', { name: 'Pet Lifetime' }).getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish Pet Lifetime?' })
  await dialog.getByText('Live takes only what stood in staging. Publish it to staging first.').waitFor()
  await dialog.getByLabel('Address').fill('pet.localhost')
  await dialog.getByRole('button', { name: 'Publish to staging' }).click()
  await dialog.getByText('This address is live. Choose another one for staging.').waitFor()

  await dialog.getByLabel('Address').fill('pet-staging.localhost')
  const broken = { status: 500, data: { code: 'server-error', requestId: 'r-42' }, message: 'Server error' }
  await page.route('**/v1/publisher/publishProduct', (route) => route.fulfill({ json: broken }))
  await dialog.getByRole('button', { name: 'Publish to staging' }).click()
  await dialog.getByText('Your Product did not launch...try again in 5 minutes').waitFor()
  await dialog.getByText('r-42').waitFor()
  await page.unroute('**/v1/publisher/publishProduct')
  await dialog.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('Pet Lifetime is in staging at pet-staging.localhost').waitFor()
  await dialog.getByText('Anyone can buy at pet.localhost, with real payments').waitFor()
  await dialog.getByText(/^What is published there now is replaced/).waitFor()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await page
    .getByRole('dialog', { name: 'Pet Lifetime' })
    .getByRole('link', { name: 'pet-staging.localhost' })
    .waitFor()
  await context.close()
})

test('who may not publish live is not offered to trash what is live', async () => {
  const { page, context } = await openProducts('standard@tarnbrook.example')
  await rowOf(page, 'Pet Lifetime').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Publish' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Move to trash' }).count()).toBe(0)
  await context.close()
})

test('trashing what is published asks first, and its address stops answering', async () => {
  const { page, context } = await openProducts()
  await rowOf(page, 'Pet Lifetime').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Move to trash' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Pet Lifetime to the trash?' })
  await dialog.getByText('pet.localhost stops answering at once').waitFor()
  await dialog.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByText('Pet Lifetime moved to trash').waitFor()
  const answering = `select host from mount where host = 'pet.localhost' and state in ('live', 'staging')`
  await expect.poll(async () => (await product.database.query(answering)).rows).toEqual([])
  await context.close()
})
