import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { openAs } from './desk.ts'
import { closePages, openPage, pathOf, sharedBrowser } from './open-browser.ts'
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

const signedIn = (email: string) => openAs({ product, browser }, email, '/home')

/** Opening a path ends somewhere, where a page with a heading stands. */
async function expectEnd(page: Page, path: string, end: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => pathOf(page)).toBe(end)
}

test('a standard user', async () => {
  const { page, context } = await signedIn('standard@tarnbrook.example')
  await expectEnd(page, '/index', '/home')
  await expectEnd(page, '/masterSBCX', '/home')
  await expectEnd(page, '/users', '/home')
  await expectEnd(page, '/project', '/project')
  await expectEnd(page, '/payment-gateway', '/payment-gateway')
  await expectEnd(page, '/batch-invite', '/batch-invite')
  await page.getByText('You have no access to Invite many users').waitFor()
  await context.close()
})

test('whose right goes while they type is told at once, and keeps what they typed', async () => {
  const { page, context } = await openAs({ product, browser }, 'standard@quayside.example', '/contactList')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  await search.fill('Typed before')
  const { client } = await signedInClient(product.address, 'primary@quayside.example', product.password)
  const { items } = await client.permission['user/getSubordinateUserList']({ search: 'standard@quayside' })
  await client.permissions.updateUserPermissions({ id: items[0]?.id ?? '', permissions: ['knowledge-base'] })
  await page.getByRole('alert').filter({ hasText: 'any more. What you typed is still here' }).waitFor()
  expect(await search.inputValue()).toBe('Typed before')
  // Opened anew there is nothing to keep.
  await page.reload()
  await page.getByText(/^You have no access to/).waitFor()
  await context.close()
})

test('home at twice the size has all it had, and nothing to scroll sideways', async () => {
  const { page, context } = await signedIn('primary@tarnbrook.example')
  await page.getByRole('heading', { name: /^Good / }).waitFor()
  const headings = () => page.getByRole('main').getByRole('heading').allTextContents()
  // Each card comes when it has been read.
  const cards = ['Notifications', 'Set up Tarnbrook', 'Recent products', 'Recent messages']
  await expect.poll(headings).toEqual(expect.arrayContaining(cards.map((name) => expect.stringContaining(name))))
  const before = await headings()
  await page.setViewportSize({ width: 640, height: 400 })
  await expect.poll(headings).toEqual(before)
  const overflow = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    )
  await expect.poll(async () => Math.max(...(await overflow()))).toBeLessThanOrEqual(0)
  for (const name of [/company menu$/, /^Search/, /^Help/, /otification/, /^Account/]) {
    const box = await page.getByRole('banner').getByRole('button', { name }).boundingBox()
    expect((box?.x ?? 640) + (box?.width ?? 0), String(name)).toBeLessThanOrEqual(640)
  }
  await context.close()
})

test('a designer reaches the designers’ pages', async () => {
  const { page, context } = await signedIn('designer@tarnbrook.example')
  await expectEnd(page, '/masterSBCX', '/masterSBCX')
  await expectEnd(page, '/publisher', '/home')
  await context.close()
})

test('a broker whose customers pay the insurer has no gateway', async () => {
  const { page, context } = await signedIn('primary@quayside.example')
  await expectEnd(page, '/payment-gateway', '/home')
  await context.close()
})

test('both spellings reach a screen that has two', async () => {
  const { page, context } = await signedIn('admin@tarnbrook.example')
  for (const path of ['/exclusive-node', '/exclusiveNode']) {
    await expectEnd(page, path, path)
    await page.getByRole('heading', { level: 1, name: 'Exclusive products' }).waitFor()
  }
  await context.close()
})

test.each(['/nowhere', '/Home', '/project/7', '/users%20'])('%s is not found', async (path) => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto(path)
  await page.getByText('There is no such page').waitFor()
  await context.close()
})

test('a phone is sent to the page about larger screens', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const { page, context } = await openPage(browser, product.address, {
    userAgent,
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/legal-privacy')
  await page.waitForURL('**/toPC')
  await page.getByText('Enlarge the browser window').waitFor()
  await context.close()
})

test('a broker’s host wears the broker’s variant', async () => {
  const { page, context } = await openPage(browser, product.address.replace('localhost', 'broker.localhost'))
  await page.goto('/')
  await page.waitForFunction(() => document.documentElement.dataset.variant === 'broker')
  await context.close()
})
