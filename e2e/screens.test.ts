import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../apps/studio/src/app/screens/catalogue.ts'
import { type Layout, pathsOf } from '../apps/studio/src/app/screens/screen.ts'
import { openBrowser, openPage, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const modes = ['ai8-dark', 'ai8-light'] as const

const builtIn = (isPublic: boolean) =>
  catalogue.filter(({ load, layout }) => load && (layout === ('public' satisfies Layout)) === isPublic).flatMap(pathsOf)

/** Beside the built screens: pages that stand for many, and the parts of a screen that have an address. */
const strangerPaths = [...builtIn(true), '/nowhere', '/base-price']
const memberPaths = [
  ...builtIn(false),
  '/apiList',
  '/partner-hub?tab=insurers',
  ...['profile', 'messages', 'appearance'].map((section) => `/setting-page?section=${section}`),
]

async function open(mode: string, email?: string) {
  const opened = await openPage(browser, product.address)
  await opened.context.addInitScript((themeMode) => {
    localStorage.setItem('coverwright-device', JSON.stringify({ themeMode }))
  }, mode)
  await opened.page.goto('/')
  if (email) {
    await signIn(opened.page, email, product.password)
    await opened.page.waitForURL('**/home')
  }
  return opened
}

async function faultsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** What is still on its way has no say in how a screen reads. */
const isThere = () => !document.querySelector('.mantine-Skeleton-root, [role=progressbar], [data-loading]')

const visits = modes.flatMap((mode) => [
  { mode, who: 'a stranger', email: undefined, paths: strangerPaths },
  { mode, who: 'a primary user', email: 'primary@tarnbrook.example', paths: memberPaths },
])

test.each(visits)('$who opens every built screen in $mode', async ({ mode, email, paths }) => {
  const { page, context, complaints } = await open(mode, email)
  // All of them, before any is told of: one broken screen must not hide another.
  const broken: Record<string, readonly string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    await page
      .getByRole('heading', { level: 1 })
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => complaints.push('no heading'))
    await page.waitForFunction(isThere)
    const faults = [...(await faultsOf(page)), ...complaints.splice(0)]
    if (faults.length > 0) broken[path] = faults
  }
  expect(broken).toEqual({})
  await context.close()
})

test.each(modes)('what opens over a screen, in %s', async (mode) => {
  const { page, context, complaints } = await open(mode, 'primary@tarnbrook.example')
  for (const name of [/company menu$/, /^Help/, /notification/i, /^Account/]) {
    await page.getByRole('banner').getByRole('button', { name }).click()
    await page.locator('[role=menu], [role=dialog]').first().waitFor()
    expect(await faultsOf(page), String(name)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[role=menu], [role=dialog]').first().waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  expect(await faultsOf(page), 'palette').toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
