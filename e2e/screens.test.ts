import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../apps/studio/src/app/catalogue.ts'
import { type Layout, pathsOf } from '../apps/studio/src/core/screens/screen.ts'
import { openAs, wearAtStart } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'
import { goTo, isThere, nowhere } from './walk.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const builtIn = (isPublic: boolean) =>
  catalogue.filter(({ load, layout }) => load && (layout === ('public' satisfies Layout)) === isPublic).flatMap(pathsOf)

/** What the page says that is none. */
const none = 'There is no such page'
/** Beside the built screens: pages that stand for many, and the parts of a screen that have an address. */
const strangerPaths = [...builtIn(true), nowhere, '/base-price']
const memberPaths = [
  ...builtIn(false),
  '/apiList',
  ...['insurers', 'channels', 'merchants', 'vouchers', 'coupons', 'commission'].map((tab) => `/partner-hub?tab=${tab}`),
  '/directPage?tab=enquiries',
  ...['profile', 'sign-ins', 'messages', 'appearance'].map((section) => `/setting-page?section=${section}`),
]

/** Its theme is the device's, so that both can be looked at without opening anything twice. */
const taste = { themeMode: 'ai8-auto', colorScheme: 'dark' } as const

async function openAsStranger() {
  const opened = await openPage(browser, product.address, { colorScheme: taste.colorScheme })
  await wearAtStart(opened.context, taste.themeMode)
  return opened
}

const open = (email?: string) => (email ? openAs({ product, browser }, email, '/home', taste) : openAsStranger())

/** What a theme can spoil; all else is the same in both. */
const themedRules = ['color-contrast', 'link-in-text-block']

/** In the theme that it wears, and then in the other, which the next look begins with. */
async function faultsInBoth(page: Page) {
  const worn = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))
  const other = worn === 'dark' ? 'light' : 'dark'
  await wear(page, worn)
  const faults = await faultsOf(page)
  await wear(page, other)
  const otherFaults = await faultsOf(page, { rules: themedRules })
  return [...faults.map((fault) => `${worn} ${fault}`), ...otherFaults.map((fault) => `${other} ${fault}`)]
}

async function wear(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted, colorScheme)
}

/** What one of these opens beyond the primary user's: screens for designers, and those of whoever runs the product. */
const designerPaths = catalogue.filter(({ load, guard }) => load && guard.kind === 'designer').flatMap(pathsOf)
const superPaths = ['/home', '/users', ...['reviews', 'reactivations'].map((key) => `/setting-page?section=${key}`)]

/** Whoever runs the product. */
const superEmail = 'staff@coverwright.example'

const visits = [
  ...inTurns(strangerPaths).map((paths) => ({ who: 'a stranger', email: undefined, paths })),
  ...inTurns(memberPaths).map((paths) => ({ who: 'a primary user', email: 'primary@tarnbrook.example', paths })),
  ...inTurns(designerPaths).map((paths) => ({ who: 'a designer', email: 'designer@tarnbrook.example', paths })),
  ...inTurns([...superPaths, ...designerPaths]).map((paths) => ({ who: 'Super', email: superEmail, paths })),
]

/** Few enough at a time for a busy machine. */
function inTurns(paths: readonly string[]): string[][] {
  const turns = Math.ceil(paths.length / 20)
  return Array.from({ length: turns }, (_, turn) => paths.filter((_path, place) => place % turns === turn))
}

test.each(visits)('$who opens $paths.length of the built screens, in both themes', async ({ email, paths }) => {
  const { page, context, complaints } = await open(email)
  // All of them, before any is told of: one broken screen must not hide another.
  const broken: Record<string, readonly string[]> = {}
  await page.goto(nowhere)
  for (const path of paths) {
    await goTo(page, path, none)
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor()
      .catch(() => complaints.push('no heading'))
    await page.waitForFunction(isThere)
    const faults = [...(await faultsInBoth(page)), ...complaints.splice(0)]
    if (faults.length > 0) broken[path] = faults
  }
  expect(broken).toEqual({})
  await context.close()
})

test('what opens over a screen, in both themes', async () => {
  const { page, context, complaints } = await open('primary@tarnbrook.example')
  for (const name of [/company menu$/, /^Help/, /notification/i, /^Account/]) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await page.locator('[role=menu], [role=dialog]').first().waitFor()
    expect(await faultsInBoth(page), String(name)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[role=menu], [role=dialog]').first().waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  expect(await faultsInBoth(page), 'palette').toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
