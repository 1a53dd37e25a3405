import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { closePages, openPage, pathOf, sharedBrowser, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ TOKEN_SECONDS: '2' }), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

async function atHome(email = 'admin@tarnbrook.example') {
  const opened = await openPage(browser, product.address)
  await opened.page.goto('/')
  await signIn(opened.page, email, product.password)
  await opened.page.waitForURL('**/home')
  return opened
}

const kept = (page: Page) =>
  page.evaluate(() => {
    const { state } = JSON.parse(sessionStorage.getItem('coverwright-session') ?? '{}')
    return state as { tokens: { idToken: string; refreshToken: string } | null; permissionList: { roleList: object[] } }
  })

/** Within the page, as a link would. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Hides the page, lets time pass and shows it again, as switching tabs would. */
async function hideFor(page: Page, ms: number) {
  const turn = (visibility: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibility)
  await turn('hidden')
  await page.clock.setFixedTime(Date.now() + ms)
  await turn('visible')
}

test('an expired token is refreshed without a word', async () => {
  const { page, context, complaints } = await atHome()
  const before = await kept(page)
  // A page may have asked with its token just before it ran out: then it is the next visit that meets an old one.
  const tokenAfterReload = async () => {
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    return (await kept(page)).tokens?.idToken
  }
  await expect.poll(tokenAfterReload, { interval: 1000 }).not.toBe(before.tokens?.idToken)
  expect((await kept(page)).tokens).not.toBeNull()
  expect(await pathOf(page)).toBe('/home')
  expect(complaints).toEqual([])
  await context.close()
})

test('a refresh without an answer asks whether to try again, and is the same refresh when it does', async () => {
  const { page, context } = await atHome()
  await hasArrived(page, 'src/app/edge/TimedOutDialog.tsx')
  await page.route(
    '**/identity/refreshToken',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const before = await kept(page)
  await page.waitForTimeout(2500)
  await goTo(page, '/project')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Request timed out. Please try again later.').waitFor()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
  await expect.poll(async () => (await kept(page)).tokens?.refreshToken).not.toBe(before.tokens?.refreshToken)
  expect((await kept(page)).tokens).not.toBeNull()
  await context.close()
})

test('a refresh that fails ends the session with its message', async () => {
  const { page, context } = await atHome()
  await product.database.query(`update session set refresh_hash = 'of another token'`)
  await page.waitForTimeout(2500)
  await page.reload()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Login Expired', { exact: true }).waitFor()
  await page.getByText('Login expired, Please login again').waitFor()
  expect((await kept(page)).tokens).toBeNull()
  await context.close()
})

test('signing out leaves nothing behind', async () => {
  const { page, context } = await atHome()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByLabel('Email').waitFor()
  const { tokens, permissionList } = await kept(page)
  expect(tokens).toBeNull()
  expect(permissionList.roleList).toEqual([])
  await page.goBack()
  await page.getByLabel('Email').waitFor()
  await context.close()
})

test('a person sees where they are signed in, ends one, and signs out everywhere', async () => {
  const email = 'standard@quayside.example'
  const { page, context, complaints } = await atHome(email)
  const lost = await atHome(email)
  await page.goto('/setting-page?section=sign-ins')
  await page.getByRole('heading', { level: 1, name: 'Signed in' }).waitFor()
  const sessions = page.getByRole('list').filter({ has: page.getByRole('button', { name: 'Sign out' }) })
  await sessions
    .getByRole('listitem')
    .filter({ hasText: 'Chrome on Linux' })
    .filter({ hasText: 'This browser' })
    .waitFor()
  await sessions.getByRole('button', { name: 'Sign out' }).first().click()
  await page.getByText('Signed out there').waitFor()
  // The lost one learns of it without asking.
  await lost.page.getByLabel('Email').waitFor()

  await signIn(lost.page, email, product.password)
  await lost.page.waitForURL('**/home')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^Forget my trusted devices/ }).check()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  for (const tab of [page, lost.page]) await tab.getByLabel('Email').waitFor()
  expect(complaints).toEqual([])
  await Promise.all([context.close(), lost.context.close()])
})

test('twelve hours hidden sign out on return', async () => {
  const { page, context } = await atHome()
  await hideFor(page, 12 * 60 * 60_000 + 1000)
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Account has been logged out, please login again').waitFor()
  const { tokens, permissionList } = await kept(page)
  expect(tokens).toBeNull()
  expect(permissionList.roleList).toEqual([])
  await context.close()
})

test('an hour hidden does not', async () => {
  const { page, context } = await atHome()
  await hideFor(page, 60 * 60_000)
  await goTo(page, '/contact')
  await page.getByLabel('Subject').waitFor()
  expect((await kept(page)).tokens).not.toBeNull()
  await context.close()
})

test('tokens left in cookies are taken over, and the cookies expire', async () => {
  const { page, context } = await openPage(browser, product.address)
  const { tokens } = await signedInClient(product.address, 'admin@tarnbrook.example', product.password)
  await context.addCookies(Object.entries(tokens).map(([name, value]) => ({ name, value, url: product.address })))
  await page.goto('/contact')
  await page.waitForFunction(() => sessionStorage.getItem('coverwright-session')?.includes('idToken'))
  await page.getByLabel('Subject').waitFor()
  expect(await pathOf(page)).toBe('/contact')
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(names).not.toContain('idToken')
  await expect.poll(names).toContain('coverwright-signing')
  await context.close()
})

test('current and previous path are kept', async () => {
  const { page, context } = await atHome()
  await goTo(page, '/contact')
  await page.waitForFunction(() => sessionStorage.getItem('coverwright-current-path') === '/contact')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('coverwright-previous-path'))).toBe('/home')
  await context.close()
})

/** A part of the build that comes before anybody asks for it. */
async function hasArrived(page: Page, source: string): Promise<void> {
  const file = await fileOf(source)
  await page.waitForFunction(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.endsWith(name)),
    file,
  )
}

test('no answer opens a dialog, even when nothing at all can be fetched, and trying again goes on', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/')
  await page.getByLabel('Email').waitFor()
  await page.waitForFunction(() => document.cookie.includes('coverwright-signing'))
  await hasArrived(page, 'src/app/edge/TimedOutDialog.tsx')
  await page.route('**/*', (route) => route.abort())
  await signIn(page, 'primary@tarnbrook.example', product.password)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Request timed out. Please try again later.').waitFor()
  await page.unroute('**/*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await page.waitForURL('**/home')
  await context.close()
})

test('offline a bar says so, what was asked for waits, and goes out when the network is back', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/')
  await page.getByLabel('Email').waitFor()
  await page.waitForFunction(() => document.cookie.includes('coverwright-signing'))
  await context.setOffline(true)
  const bar = page.getByText('You are offline.')
  await bar.waitFor()
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.getByRole('button', { name: 'Sign in' }).and(page.locator('[data-loading]')).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.setOffline(false)
  await page.waitForURL('**/home')
  await bar.waitFor({ state: 'hidden' })
  await context.close()
})

test('a maintenance lies over the page until it is over', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.clock.install()
  await page.goto('/')
  await page.getByLabel('Email').waitFor()
  await page.waitForFunction(() => document.cookie.includes('coverwright-signing'))
  await page.route('**/v{1,2}/**', (route) => route.fulfill({ json: { status: 503, data: { code: 'maintenance' } } }))
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.getByText('We are Under Maintenance.').waitFor()
  await page.getByText('Will be Back Soon!').waitFor()
  await page.unroute('**/v{1,2}/**')
  await page.clock.fastForward(11_000)
  await page.waitForURL('**/home')
  await page.getByText('We are Under Maintenance.').waitFor({ state: 'detached' })
  await context.close()
})

/** Which file of the build a screen is in. */
async function fileOf(source: string): Promise<string> {
  const manifest = join(import.meta.dirname, '../apps/studio/dist/.vite/manifest.json')
  return JSON.parse(await readFile(manifest, 'utf8'))[source].file
}

test.each(['src/parts/public-page/SignInArt.tsx', 'src/parts/public-page/sign-in-art.en_uk.json'])(
  'one can sign in where the picture beside the form does not come: %s',
  async (source) => {
    const { page, context } = await openPage(browser, product.address)
    const refused = page.waitForEvent('requestfailed')
    await page.route(`**/${await fileOf(source)}`, (route) => route.abort())
    await page.goto('/')
    await refused
    await signIn(page, 'primary@tarnbrook.example', product.password)
    await page.waitForURL('**/home')
    await context.close()
  },
)

test('a part of the build that does not load offers a reload', async () => {
  const { page, context } = await openPage(browser, product.address)
  const part = `**/${await fileOf('src/app/edge/LargerScreen.tsx')}`
  await page.route(part, (route) => route.abort())
  await page.goto('/toPC')
  await page.getByText('Loading failed, please try again!').waitFor()
  await page.unroute(part)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByText('Coverwright needs a larger screen').waitFor()
  await context.close()
})
