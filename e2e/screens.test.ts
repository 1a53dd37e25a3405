import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from '@playwright/test'
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

const visits = modes.flatMap((mode) => [
  { mode, who: 'a stranger', email: undefined, paths: [...builtIn(true), '/nowhere', '/contact-us'] },
  { mode, who: 'a primary user', email: 'primary@tarnbrook.example', paths: [...builtIn(false), '/contact'] },
  { mode, who: 'the platform’s staff', email: 'staff@coverwright.example', paths: [...builtIn(false), '/masterSBCX'] },
])

test.each(visits)('$who opens every built screen in $mode', async ({ mode, email, paths }) => {
  const { page, context, complaints } = await openPage(browser, product.address)
  await context.addInitScript(
    (themeMode) => localStorage.setItem('coverwright-device', JSON.stringify({ themeMode })),
    mode,
  )
  if (email) {
    await page.goto('/')
    await signIn(page, email, product.password)
    await page.waitForURL('**/home')
  }
  for (const path of paths) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // The live stream never rests: who is signed in waits for the rest of the page only.
    await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      path,
    ).toEqual([])
    expect(complaints, path).toEqual([])
  }
  await context.close()
})
