import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { variants } from '../packages/domain/src/variant.ts'
import { freePort } from './free-port.ts'
import { openBrowser, openPage, pathOf, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

/** A name that is not this machine's, which the browser is told to find here. */
const host = 'studio.tarnbrook.example'
let product: Product
let browser: Browser
let hostAddress: string
let local: string

beforeAll(async () => {
  const port = await freePort()
  hostAddress = `http://${host}:${port}`
  local = `localhost:${port}`
  product = await startProduct({ TOKEN_SECONDS: '2', PORT: port, PUBLIC_URL: hostAddress })
  browser = await openBrowser([`--host-resolver-rules=MAP ${host} 127.0.0.1`])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const turn = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, visibility)

const isCall = (request: Request) => request.url().includes('/v1/') && !request.url().endsWith('/message/stream')

/** Until no call is on its way: a refresh whose answer a reload throws away is another matter. */
function quietOf(context: BrowserContext) {
  const calls = new Set<Request>()
  let last = Date.now()
  const begin = (request: Request) => {
    if (isCall(request)) calls.add(request)
  }
  const end = (request: Request) => {
    if (calls.delete(request)) last = Date.now()
  }
  context.on('request', begin)
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  return async () => {
    await expect.poll(() => calls.size === 0 && Date.now() - last > 500).toBe(true)
  }
}

const idTokenIn = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(sessionStorage.getItem('coverwright-session') ?? '{}').state?.tokens?.idToken as string | undefined,
  )

/** Somebody's tab and its duplicate, both at home. */
async function openTwins() {
  const { page, context } = await openPage(browser, `http://${local}`)
  const untilQuiet = quietOf(context)
  await page.goto('/')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.waitForURL('**/home')
  const before = await idTokenIn(page)
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open('/home'))])
  await isAtHome(twin)
  return { page, twin, context, untilQuiet, before }
}

const isAtHome = (tab: Page) => tab.getByRole('heading', { name: /^Good / }).waitFor()

test('a page whose version was replaced reloads when it is looked at again, once', async () => {
  const { page, context } = await openPage(browser, hostAddress)
  let loads = 0
  page.on('load', () => loads++)
  await page.goto('/')
  await page.getByLabel('Email').waitFor()
  await turn(page, 'hidden')
  const asked = page.waitForResponse('**/version.json*')
  await turn(page, 'visible')
  await asked
  expect(loads).toBe(1)

  await page.route('**/version.json*', (route) => route.fulfill({ json: { version: '/assets/index-newer.js' } }))
  await turn(page, 'hidden')
  const reloaded = page.waitForEvent('load')
  await turn(page, 'visible')
  await reloaded
  await page.getByLabel('Email').waitFor()

  await turn(page, 'hidden')
  const askedAgain = page.waitForResponse('**/version.json*')
  await turn(page, 'visible')
  await askedAgain
  await page.waitForTimeout(500)
  expect(loads).toBe(2)
  await context.close()
})

test('a duplicated tab shares the refreshed tokens: the session outlives both asking at once', async () => {
  const { page, twin, context, before } = await openTwins()
  let refreshes = 0
  context.on('response', (response) => {
    if (response.url().endsWith('/identity/refreshToken')) refreshes++
  })

  for (let round = 0; round < 3; round++) {
    await page.waitForTimeout(2500)
    await Promise.all([page.reload(), twin.reload()])
    for (const tab of [page, twin]) await isAtHome(tab)
  }
  await expect.poll(() => idTokenIn(page)).not.toBe(before)
  expect(await idTokenIn(twin)).toBeTruthy()
  expect(refreshes).toBeGreaterThan(0)
  for (const tab of [page, twin]) expect(await pathOf(tab)).toBe('/home')
  await context.close()
})

test('a tab that was loading while the other refreshed has missed it, and asks', async () => {
  const { page, twin, context, untilQuiet } = await openTwins()
  const isRefreshed = Promise.withResolvers<void>()
  await twin.route('**/*.js', async (route) => {
    await isRefreshed.promise
    await route.continue()
  })
  const before = await idTokenIn(page)
  await untilQuiet()
  await twin.reload({ waitUntil: 'commit' })
  await page.waitForTimeout(2500)
  await untilQuiet()
  await page.reload()
  await isAtHome(page)
  await expect.poll(() => idTokenIn(page)).not.toBe(before)
  isRefreshed.resolve()
  await isAtHome(twin)
  await page.waitForTimeout(2500)
  await untilQuiet()
  await page.reload()
  await isAtHome(page)
  await context.close()
})

test.each([
  ['a page reloaded', (page: Page) => page.reload({ waitUntil: 'commit' })],
  ['a tab closed', (page: Page) => page.close()],
])('%s while a refresh is on its way loses its answer, and it is asked for again', async (_what, leave) => {
  const { page, context } = await openTwins()
  const asking = Promise.withResolvers<Page>()
  await context.route(
    '**/identity/refreshToken',
    async (route) => {
      await route.fetch()
      asking.resolve(route.request().frame().page())
    },
    { times: 1 },
  )
  await page.waitForTimeout(2500)
  // Any call with a token that has expired will do, in either tab.
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await leave(await asking.promise)

  for (const tab of context.pages()) {
    await tab.goto('/home')
    await isAtHome(tab)
  }
  const [tab = page] = context.pages()
  await tab.waitForTimeout(2500)
  await tab.reload()
  await isAtHome(tab)
  const keys = () => tab.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('refresh')))
  // A refresh may be on its way in this very moment.
  await expect.poll(keys).toEqual([])
  await context.close()
})

test('a typed address finds the session of an open tab, another host does not, and signing out leaves both', async () => {
  const { page, context } = await openPage(browser, `http://${local}`)
  await page.goto('/')
  await signIn(page, 'admin@tarnbrook.example', product.password)
  await page.waitForURL('**/home')
  const typed = await context.newPage()
  await typed.goto('/contact')
  await typed.getByLabel('Subject').waitFor()
  expect(await pathOf(typed)).toBe('/contact')
  const stored = await typed.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(stored).not.toContain(await idTokenIn(typed))
  expect(stored).not.toContain('refreshToken')

  const elsewhere = await context.newPage()
  await elsewhere.goto(`http://broker.${local}/contact`)
  await elsewhere.getByLabel('Email').waitFor()
  expect(await idTokenIn(elsewhere)).toBeUndefined()

  await typed
    .getByRole('banner')
    .getByRole('button', { name: /^Account/ })
    .click()
  await typed.getByRole('menuitem', { name: 'Sign out' }).click()
  for (const tab of [typed, page]) {
    await tab.getByLabel('Email').waitFor()
    expect(await idTokenIn(tab)).toBeUndefined()
  }
  await context.close()
})

test('an address that is not encrypted says so before anything is typed', async () => {
  for (const [address, isSaid] of [
    [hostAddress, true],
    [`http://${local}`, false],
  ] as const) {
    const { page, context } = await openPage(browser, address)
    await page.goto('/')
    await page.getByLabel('Email').waitFor()
    expect(await page.getByRole('alert').filter({ hasText: 'This address is not encrypted' }).isVisible()).toBe(isSaid)
    await context.close()
  }
})

test.each(Object.values(variants))(
  '$name wears its icon, tab colour and theme before anybody signs in',
  async ({ name, brand }) => {
    const { page, context } = await openPage(browser, `http://${name}.${local}`)
    await page.goto('/')
    await page.locator('form').waitFor()
    const worn = await page.evaluate(() => {
      const { dataset } = document.documentElement
      const colour = getComputedStyle(document.documentElement).getPropertyValue('--cw-brand')
      const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? ''
      const tab = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content
      return { icon: new URL(icon).pathname, tab, variant: dataset['variant'], colour: colour.toUpperCase() }
    })
    expect(worn).toEqual({ icon: `/icons/${name}.svg`, tab: brand, variant: name, colour: brand.toUpperCase() })
    const kind = await page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), worn.icon)
    expect(kind).toContain('svg')
    await context.close()
  },
)

test('the landing variant signs in where its page says', async () => {
  const external = 'http://talk.tarnbrook.example/sign-in'
  const { page, context } = await openPage(browser, `http://landing.${local}`)
  await page.route(external, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }))
  await page.route(`http://landing.${local}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ url: `http://${local}/` })
    const body = await response.text()
    const said = body.replace(/(<meta name="coverwright:external-sign-in" content=")[^"]*/, `$1${external}`)
    expect(said).not.toBe(body)
    return route.fulfill({ response, body: said })
  })
  await page.goto('/')
  await signIn(page, 'primary@quayside.example', product.password)
  await page.waitForURL('**/home')
  await turn(page, 'hidden')
  await page.clock.setFixedTime(Date.now() + 12 * 60 * 60_000 + 1000)
  await turn(page, 'visible')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Account has been logged out, please login again').waitFor()
  await dialog.getByRole('button').click()
  await page.getByRole('heading', { name: 'Elsewhere' }).waitFor()
  expect(await page.evaluate(() => location.href)).toBe(external)
  await context.close()
})
