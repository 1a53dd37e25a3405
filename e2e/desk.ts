import type { Browser, BrowserContext } from '@playwright/test'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { openPage } from './open-browser.ts'
import type { Product } from './start-product.ts'

export interface Desk {
  readonly product: Product
  readonly browser: Browser
}

export interface Taste {
  readonly themeMode?: string
  readonly colorScheme?: 'dark' | 'light'
  readonly language?: string
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly reducedMotion?: 'reduce' | 'no-preference'
}

/** A member's tab with a session of its own, at a screen. The form of sign-in is for the tests of signing in. */
export async function openAs({ product, browser }: Desk, email: string, path: string, taste: Taste = {}) {
  const { themeMode, language, ...options } = taste
  const [{ tokens }, opened] = await Promise.all([
    signedInClient(product.address, email, product.password),
    openPage(browser, product.address, options),
  ])
  if (themeMode) await wearAtStart(opened.context, themeMode)
  if (language) await speakAtStart(opened.context, language)
  await opened.page.addInitScript(
    ({ origin, session }) => {
      // Once: a session that ended must stay so when the page is loaded again.
      if (location.origin === origin && self === top && sessionStorage.getItem('coverwright-session') === null)
        sessionStorage.setItem('coverwright-session', session)
    },
    { origin: product.address, session: JSON.stringify({ state: { tokens } }) },
  )
  await opened.page.goto(path)
  return opened
}

/** The theme that the device remembers. */
export const wearAtStart = (context: BrowserContext, themeMode: string) => rememberAtStart(context, { themeMode })

/** The language that it remembers. */
const speakAtStart = (context: BrowserContext, defaultLanguage: string) => rememberAtStart(context, { defaultLanguage })

const rememberAtStart = (context: BrowserContext, device: Readonly<Record<string, string>>) =>
  context.addInitScript((remembered) => {
    // A frame remembers nothing of its own, and that of a mail has no storage.
    if (self === top) localStorage.setItem('coverwright-device', JSON.stringify(remembered))
  }, device)
