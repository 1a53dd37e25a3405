import { liveStreamPath } from '@coverwright/contract/reach/message'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { openAs } from './desk.ts'
import { closePages, pathOf, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser
const clerk = 'standard@tarnbrook.example'
let productId: string

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
  const { client } = await signedInClient(product.address, 'primary@tarnbrook.example', product.password)
  const { items: people } = await client.permission['user/getSubordinateUserList']({})
  const id = people.find(({ email }) => email === clerk)?.id ?? ''
  await client.permissions.updateUserPermissions({ id, permissions: ['customer-management-center'] })
  const { items: products } = await client.product.listProducts({ search: 'pet' })
  productId = products[0]?.id ?? ''
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

/** A tab of the clerk's, and what was asked for there and refused. */
async function at(path: string) {
  const opened = await openAs({ product, browser }, clerk, '/legal-privacy')
  const refused: string[] = []
  const answers: Promise<unknown>[] = []
  opened.page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/v1/') || pathname === liveStreamPath) return
    // What a page that was left had asked for cannot be read any more.
    const answer = response.json().catch(() => undefined) as Promise<{ status: number } | undefined>
    answers.push(answer.then((read) => read?.status === 403 && refused.push(pathname)))
  })
  await opened.page.goto(path)
  const refusals = async () => {
    await Promise.all(answers)
    return [...refused, ...opened.complaints]
  }
  return { ...opened, refusals }
}

/** Nothing that a screen shows is on its way any more. */
const settle = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root, [role=progressbar], [data-loading]'))

test('a screen about products says that there is no access, and asks for nothing', async () => {
  const { page, context, refusals } = await at('/home')
  for (const [path, title] of [
    ['/bs-build', 'Insurance'],
    ['/editor', 'Page editor'],
    ['/dashBoard', 'Product set-up'],
  ]) {
    await page.goto(`${path}?product=${productId}`)
    await page.getByRole('heading', { name: `You have no access to ${title}` }).waitFor()
    await settle(page)
  }
  expect(await refusals()).toEqual([])
  await context.close()
})

test('a page of the permission list leads home, with a word why', async () => {
  const { page, context } = await at('/project')
  await page.getByRole('alert').getByText('You have no access to Products').waitFor()
  await expect.poll(() => pathOf(page)).toBe('/home')
  await context.close()
})

test('home, navigation and search know nothing of products', async () => {
  const { page, context, refusals } = await at('/home')
  await page.getByRole('heading', { name: 'Quotes' }).waitFor()
  await settle(page)
  const navigation = page.getByRole('navigation').first()
  await navigation.getByRole('link', { name: 'Customers' }).waitFor()
  for (const name of ['Products', 'Design studio', 'Publisher', 'Agents', 'Policy numbers', 'Payment gateway'])
    expect(await navigation.getByRole('link', { name }).count(), name).toBe(0)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('textbox', { name: 'Search screens and records' })
  await field.and(page.locator(':focus')).waitFor()
  await field.fill('pet')
  await page.getByText('Nothing found for “pet”').waitFor()
  expect(await refusals()).toEqual([])
  await context.close()
})

test('the work with customers goes on', async () => {
  const { page, context, refusals } = await at('/home')
  for (const [path, title] of [
    ['/customer-management-center', 'Customers'],
    ['/complexCase', 'Referred cases'],
    ['/Transcation', 'Transaction'],
    ['/approve-panel', 'Vehicle approvals'],
    ['/dashboard-revence', 'Revenue'],
    ['/underwritingEmail', 'Referral email'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await settle(page)
  }
  expect(await refusals()).toEqual([])
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Subject' }).waitFor()
  expect(await refusals()).toEqual([])
  await context.close()
})
