import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** Nothing but the keyboard: each word is typed where the focus stands, then Tab. */
export async function type(page: Page, ...words: readonly string[]) {
  await page.locator('input:focus, select:focus').waitFor()
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
}

/** Letters typed in a list find a country while they come within a second, which a busy machine may miss. */
export async function chooseCountry(page: Page) {
  const country = page.getByLabel('Country').and(page.locator(':focus'))
  await country.waitFor()
  const typed = async () => {
    await page.keyboard.type('United K')
    return country.inputValue()
  }
  await expect.poll(typed, { interval: 1500 }).toBe('GB')
  await page.keyboard.press('Tab')
}
