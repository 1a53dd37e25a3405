import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { findBrowser, findUsualBrowser } from '../scripts/find-browser.mjs'

export const openBrowser = (more: readonly string[] = []): Promise<Browser> => launch(findBrowser(), more)

/** For what is measured. */
export const openUsualBrowser = (): Promise<Browser> => launch(findUsualBrowser())

/** The machine's Chromium where there is one, else the one Playwright brought. */
async function launch(found: string | undefined, more: readonly string[] = []): Promise<Browser> {
  const browser = await chromium.launch({
    ...(found && { executablePath: found }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  })
  launched.add(browser)
  browser.once('disconnected', () => launched.delete(browser))
  return browser
}

const launched = new Set<Browser>()

/** In every browser of this process. */
export const openPages = (): Page[] =>
  [...launched].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages())

let shared: Promise<Browser> | undefined

/** One for all files of a test process, which takes it along when it ends; profiles share nothing. */
export const sharedBrowser = (): Promise<Browser> => (shared ??= openBrowser())

/** What a file opened in the shared browser, and left open where a test failed. */
export async function closePages(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

const usual: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  // Nothing moves on its way in or out: what is clicked, and what is looked at, stands where it will stand.
  reducedMotion: 'reduce',
}

/** A page in a browser profile of its own, and what its console complained of. */
export async function openPage(browser: Browser, baseURL: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL, ...usual, ...options })
  // No test is about time, in whichever tab of the profile: what never comes still fails.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { context, page, complaints }
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Asked of the page itself: what the driver knows of its address comes some moments after what the page shows. */
export const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search)
