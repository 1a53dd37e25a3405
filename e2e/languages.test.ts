import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../apps/studio/src/app/catalogue.ts'
import { pathsOf } from '../apps/studio/src/core/screens/screen.ts'
import { openAs } from './desk.ts'
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

const translations = join(import.meta.dirname, '../apps/studio/src/translations')
const textsOf = async (language: string, namespace: string) =>
  JSON.parse(await readFile(join(translations, language, `${namespace}.json`), 'utf8'))

/** What the product names itself; a button may hold somebody's name, which ends in dots where it is long. */
const named = 'button, [role=tab], th, label, legend, h1, nav a'

/** What does not fit: the page is wider than the window, or a name is cut off. */
function cutOff(selector: string): string[] {
  const cut = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    [element, ...element.querySelectorAll<HTMLElement>('span, div')].some((part) => {
      const { overflowX, textOverflow } = getComputedStyle(part)
      const isForEyes = part.clientWidth > 1
      const isCut = part.scrollWidth > part.clientWidth + 1
      const mayEnd = textOverflow === 'ellipsis' && element.matches('button')
      return isForEyes && isCut && overflowX !== 'visible' && !mayEnd
    }),
  )
  const isWide = document.documentElement.scrollWidth > innerWidth
  return [...(isWide ? ['the page'] : []), ...cut.map(({ textContent }) => textContent?.trim() ?? '')]
}

const signedIn = catalogue.filter(({ load, layout }) => load && layout !== 'public').flatMap(pathsOf)
const small = { width: 1280, height: 800 }
const sizes = [small, { width: 1440, height: 900 }]

/** In the longest of the languages, and in the shortest. */
test.each(['de_de', 'zh_tw'])('every screen has room for %s', async (language) => {
  const none = (await textsOf(language, 'edge')).notFound.title
  const { page, context, complaints } = await openAs({ product, browser }, 'designer@tarnbrook.example', '/home', {
    language,
    viewport: small,
  })
  const broken: Record<string, readonly string[]> = {}
  await page.goto(nowhere)
  for (const path of signedIn) {
    await goTo(page, path, none)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(isThere)
    const faults: string[] = []
    for (const size of sizes) {
      await page.setViewportSize(size)
      faults.push(...(await page.evaluate(cutOff, named)), ...complaints.splice(0))
    }
    if (faults.length > 0) broken[path] = faults
  }
  expect(broken).toEqual({})
  await context.close()
})

test('the language is chosen in the settings, stays on the device, and says what is refused', async () => {
  const { page, context } = await openAs(
    { product, browser },
    'primary@tarnbrook.example',
    '/setting-page?section=appearance',
  )
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'Deutsch' }).click()
  const { home } = await textsOf('de_de', 'screens')
  await page.goto('/home')
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de-DE')
  await page.getByRole('navigation').getByRole('link', { name: home, exact: true }).waitFor()
  const stranger = await openPage(browser, product.address)
  await stranger.page.goto('/')
  await stranger.page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  // Its texts come by and by, those of refusals too.
  await stranger.page.locator('html[lang=de-DE]').waitFor({ state: 'attached' })
  await stranger.page.locator('form').getByRole('button').last().click()
  const messages = await textsOf('de_de', 'messages')
  await stranger.page.getByText(messages['Please input your email']).waitFor()
  await context.close()
})

test('a browser of another country is spoken to in its language, until somebody chooses', async () => {
  const { page, context } = await openPage(browser, product.address, { locale: 'de-DE' })
  await page.goto('/')
  await page.locator('html[lang=de-DE]').waitFor({ state: 'attached' })
  await page.locator('form').getByRole('button').last().click()
  await page.getByText((await textsOf('de_de', 'messages'))['Please input your email']).waitFor()
  await page.getByRole('combobox').selectOption('Français')
  await page.locator('html[lang=fr-FR]').waitFor({ state: 'attached' })
  await page.reload()
  await page.locator('html[lang=fr-FR]').waitFor({ state: 'attached' })
  await context.close()
})
