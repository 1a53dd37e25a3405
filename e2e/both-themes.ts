import type { Page } from '@playwright/test'
import { faultsOf } from './faults.ts'

/** The device's theme, so that both can be looked at without opening anything twice. */
export const deviceTheme = 'ai8-auto'

/** What a theme can spoil; all else is the same in both. */
const themedRules = ['color-contrast', 'link-in-text-block']

/** Of a page that wears the device's theme. */
export async function faultsInBoth(page: Page): Promise<string[]> {
  await wear(page, 'dark')
  const dark = await faultsOf(page)
  await wear(page, 'light')
  const light = await faultsOf(page, { rules: themedRules })
  return [...dark.map((fault) => `dark ${fault}`), ...light.map((fault) => `light ${fault}`)]
}

async function wear(page: Page, colorScheme: 'dark' | 'light') {
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction((wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted, colorScheme)
}
