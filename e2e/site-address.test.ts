import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
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

test('an address is checked while it is typed; what stands without proof says how long', async () => {
  const { page, context } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/publishTS')
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Motor' }).click()
  const address = page.getByLabel('Address')
  await expect.poll(() => address.inputValue()).toBe('motor-staging.localhost')
  await page.getByText('One name under localhost, or any name under a domain of your own.').waitFor()
  await address.fill('motor-try')
  await page.getByText('It is found at motor-try.localhost').waitFor()
  await address.fill('login.localhost')
  await page.getByText('This name is reserved. Choose another one.').waitFor()
  await address.fill('a.motor.localhost')
  await page.getByText(/^Use one name before .localhost/).waitFor()
  await address.fill('shop.somebody.example')
  await page.getByText(/^Use a name under localhost, such as pets.localhost, or connect this domain first/).waitFor()
  expect(await page.getByRole('link', { name: 'Connect a domain' }).getAttribute('href')).toBe('/domain')
  expect(await faultsOf(page)).toEqual([])
  await address.fill('login')
  await page.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('This name is reserved. Choose another one.').waitFor()
  // Another company has taken it meanwhile.
  await address.fill('quayside')
  await page.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('Another product is published at this address.').waitFor()

  await product.database.query(
    `update site_host set host = 'shop.somebody.example', proof = 'unproven', unproven_until = '2099-12-16T09:00:00Z'
     where host = 'motor.localhost'`,
  )
  await product.database.query(`update mount set host = 'shop.somebody.example' where host = 'motor.localhost'`)
  await page.goto('/publisher?stage=live')
  await page.getByRole('button', { name: /shop\.somebody\.example/ }).click()
  await page.getByText('Sells here until 16 December 2099: connect the domain to keep it.').waitFor()
  expect(await page.getByRole('link', { name: 'Connect the domain' }).getAttribute('href')).toBe('/domain')
  expect(await faultsOf(page)).toEqual([])
  await context.close()
})
