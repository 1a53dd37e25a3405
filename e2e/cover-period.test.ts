import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addQuestion, bodyOf, buildNew, nameData, openPart, openProducts, saved } from './body-builder.ts'
import { faultsOf } from './faults.ts'
import { closePages, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

test.each(['light', 'dark'])('cover lasts as long as is set, and what is missing is said: %s', async (themeMode) => {
  const { page, context, complaints } = await openProducts({ product, browser }, 'primary@tarnbrook.example', themeMode)
  const id = await buildNew(page, `Trips ${themeMode}`)
  await page.getByRole('button', { name: 'New group' }).click()
  await addQuestion(page, 'Number', 'For how many days?')
  await nameData(page, 'trip_days')

  await openPart(page, 'Plans')
  const section = page.locator('[data-at="period"]')
  const how = section.getByRole('combobox', { name: 'How long' })
  await section.getByLabel('Months of cover').waitFor()
  await section.getByText('Cover starts on the day it is bought').waitFor()
  await how.click()
  await page.getByRole('option', { name: 'To a last day: a trip' }).click()
  await section.getByLabel('Days at most').fill('45')
  await section.getByLabel('Days at most').blur()
  const lengthOf = async () => (await bodyOf(product, id)).period
  await expect.poll(lengthOf).toEqual({ length: { by: 'last-day', name: null, mostDays: 45 } })
  await how.click()
  await page.getByRole('option', { name: 'As many days as the buyer says' }).click()
  // The only question that could say it is the one that is meant, and gets limits that can be seen.
  await expect.poll(lengthOf).toEqual({ length: { by: 'asked-days', name: 'trip_days' } })
  await saved(page)
  await section.scrollIntoViewIfNeeded()
  expect(await faultsOf(page)).toEqual([])

  await expect.poll(() => section.getByLabel('Longest, days').inputValue()).toBe('365')
  // Nobody can be insured for no day, or for a lifetime of days.
  await section.getByLabel('Longest, days').fill('')
  await openPart(page, 'Readiness')
  await page.getByRole('link', { name: /must lie between 1 and 1830/ }).click()
  await section.getByText(/must lie between 1 and 1830/).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
