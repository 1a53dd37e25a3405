import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { freePort } from './free-port.ts'
import { pay as payByCard } from './journey/buyer.ts'
import { closePages, openPage, sharedBrowser } from './open-browser.ts'
import { choosePet, stagePet } from './stage-pet.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // The page to pay on is a page of this very server: it must know where it stands.
  ;[product, browser] = await Promise.all([startProduct({ PORT: await freePort() }), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const name = 'tarnbrook-pets.domains.localhost'

test('a name is found, ordered, paid for, connected and published at, from home and by the keyboard', async () => {
  const { page, context, complaints } = await openAs({ product, browser }, 'primary@tarnbrook.example', '/home')
  await page.getByRole('link', { name: 'Domains' }).press('Enter')
  await page.getByRole('link', { name: 'Find a domain' }).first().press('Enter')
  await page.getByLabel('A word, or the whole name').fill('Tarnbrook pets')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: `Choose ${name}`, exact: true }).press('Enter')

  const retyped = page.getByLabel(`Type ${name} again`)
  const order = page.getByRole('button', { name: 'Order' })
  await retyped.fill('tarnbrook-pet.domains.localhost')
  expect(await order.isDisabled()).toBe(true)
  await retyped.fill(name)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  // The name is registered to the company that invoices go to: it is not known yet.
  await page.getByRole('link', { name: 'Billing details' }).press('Enter')
  await page.getByLabel('Company name on the invoice').fill('Tarnbrook Insurance Ltd')
  await page.getByLabel('Address').fill('1 Beck Lane')
  await page.getByLabel('City').fill('Kendal')
  await page.getByLabel('Postal code').fill('LA9 4AB')
  await page.keyboard.press('Enter')
  await retyped.fill(name)
  await order.click()
  const pay = page.getByRole('button', { name: 'Pay £14.40' })
  await pay.waitFor()
  expect(await faultsOf(page)).toEqual([])
  await pay.press('Enter')
  await payByCard(page)

  await page.getByText(`${name} is yours`).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Open the domain' }).press('Enter')
  await page.getByText('Connected').waitFor()
  await page.getByRole('button', { name: 'Show the transfer code' }).press('Enter')
  await page.getByText('Give this code to the new registrar').waitFor()
  expect(await faultsOf(page)).toEqual([])

  // The product goes live there, and whoever comes by the name sees it.
  await page.goto('/publisher')
  await choosePet(page)
  await stagePet(page)
  await page.getByRole('link', { name: /^Staging/ }).click()
  await page.getByRole('button', { name: 'Go live' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill(name)
  await dialog.getByRole('button', { name: 'Go live' }).click()
  await page.getByText(`Pet Lifetime is live at ${name}`).waitFor()
  const { page: visitor } = await openPage(browser, product.address)
  const site = product.address.replace('//localhost', `//${name}`)
  await expect.poll(async () => (await visitor.goto(site))?.status()).toBe(200)
  await visitor.getByLabel('What is your pet called?').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a name that is refused after it was paid says why, and that the money goes back', async () => {
  const refused = 'refused-tarnbrook.domains.localhost'
  const { page } = await openAs({ product, browser }, 'primary@tarnbrook.example', `/domainCreate?name=${refused}`)
  await page.getByLabel(`Type ${refused} again`).fill(refused)
  await page.getByRole('button', { name: 'Order' }).click()
  await page.getByRole('button', { name: 'Pay £14.40' }).click()
  await payByCard(page)
  await page.getByText('The registry refuses this name.').waitFor()
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/domainFail')
  expect(await faultsOf(page)).toEqual([])
})
