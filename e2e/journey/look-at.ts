import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { faultsOf } from '../faults.ts'

/** Nothing a screen reader stumbles over, nothing that runs out of a narrow screen. */
export async function lookAt(page: Page) {
  expect(await faultsOf(page), page.url()).toEqual([])
  expect(await overflow(page), `${page.url()} is wider than the screen`).toBe(0)
}

export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
