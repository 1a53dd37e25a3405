import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { openShop } from './open-shop.ts'

const shop = await openShop('motor.localhost')
afterAll(() => shop.close())

const violationsOn = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).last().click()

async function fillDriver(page: Page, name: string, born: readonly [string, string, string]) {
  await page.getByLabel('full name').fill(name)
  for (const [at, label] of (['Day', 'Month', 'Year'] as const).entries())
    await page.getByLabel(label, { exact: true }).fill(born[at] ?? '')
  await page.getByLabel('For how many years').fill('3')
  await next(page)
}

test('a car is found by its registration, and drivers are added and removed', async () => {
  const { page, complaints, elsewhere } = await shop.visit()
  await page.goto('/')
  await page.getByLabel('What is the registration?').fill('AB12 CDE')
  await page.getByLabel('What is it worth?').fill('£9,500')
  await expect.poll(() => page.getByLabel('Which car is it?').inputValue()).toBe('Ford Fiesta 1.0 petrol, 2013 to 2016')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Get a quote' }).click()
  await page.getByText('Social and commuting').click()
  await page.getByLabel('How many miles').fill('8000')
  await page.getByLabel('years of no claims').fill('5')
  await page.keyboard.press('Enter')
  await next(page)

  await page.getByRole('heading', { name: 'Driver 1' }).waitFor()
  await next(page)
  await page.getByRole('link', { name: 'Enter the driver’s full name' }).click()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('drivers.1.driver_name')
  await fillDriver(page, 'Jane Smith', ['27', '3', '1990'])
  await page.getByText('Do you need to add another driver?').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByText('Yes', { exact: true }).click()
  await next(page)
  await page.getByRole('heading', { name: 'Driver 2' }).waitFor()
  await fillDriver(page, 'Sam Smith', ['2', '1', '2004'])
  await page.getByRole('button', { name: 'Remove Jane Smith' }).click()
  await expect.poll(() => page.locator('.cj-items li').count()).toBe(1)
  await page.getByRole('link', { name: 'Change Sam Smith' }).click()
  await expect.poll(() => page.getByLabel('full name').inputValue()).toBe('Sam Smith')
  await next(page)
  for (const heading of ['Who drives it', 'Claims', 'Convictions']) {
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.getByText('No', { exact: true }).click()
    await next(page)
  }
  await page.getByRole('heading', { name: 'About you' }).waitFor()
  await page.getByLabel('Postcode').fill('BS7 9ZZ')
  await page.getByRole('button', { name: 'Find address' }).click()
  await page.getByLabel('Choose your address').selectOption({ index: 1 })
  expect(await page.getByLabel('Town or city').inputValue()).toBe('Bristol')
  expect(await violationsOn(page)).toEqual([])
  expect([complaints, [...elsewhere]]).toEqual([[], []])
})
