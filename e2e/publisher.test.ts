import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

const siteAt = (host: string) => product.address.replace('//localhost', `//${host}`)
const statusAt = async (page: Page, host: string) => (await page.goto(siteAt(host)))?.status()

async function act(page: Page, menuItem: string, confirm = menuItem) {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: menuItem }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
}

test('from staging to live, swapped, rolled back, and offline at a set time', async () => {
  const { page, context } = await openPage(browser, product.address)
  const { page: visitor, context: visiting } = await openPage(browser, product.address)
  await page.goto('/publisher')
  await signIn(page, 'primary@tarnbrook.example', product.password)
  await page.getByRole('button', { name: /pet\.localhost/ }).click()
  await page.getByText('Published version 1').waitFor()

  // Somebody has worked on the product meanwhile.
  await product.database.query(`update product set description = 'Vet fees, every year' where name = 'Pet Lifetime'`)
  await page.getByRole('link', { name: 'Publish a product' }).click()
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime' }).click()
  await page.getByText('Nothing is missing.').waitFor()
  await page.getByLabel('Address').fill('pet.localhost')
  await page.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('This address is live. Choose another one for staging.').waitFor()
  await page.getByLabel('Address').fill('pet-try.localhost')
  await page.getByRole('button', { name: 'Publish to staging' }).click()
  await page.getByText('Pet Lifetime is in staging at pet-try.localhost').waitFor()
  await page.getByText('Version 2', { exact: true }).waitFor()

  // Private: the visitor needs the password, the member does not.
  expect(await statusAt(visitor, 'pet-try.localhost')).toBe(401)
  await act(page, 'New password')
  const password = await page.getByRole('textbox', { name: 'Password', exact: true }).inputValue()
  await page.getByRole('button', { name: 'Done' }).click()
  await visitor.getByLabel('Password').fill('guess')
  await visitor.getByRole('button', { name: 'Open the site' }).click()
  await visitor.getByText('Password incorrect!').waitFor()
  await visitor.getByLabel('Password').fill(password)
  await visitor.getByRole('button', { name: 'Open the site' }).click()
  await visitor.getByText('Test mode: no cover is sold here and no money is taken').waitFor()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open the site' }).click()
  await (await opening).getByText('Test mode').waitFor()

  // Swapped and rolled back, the address stays.
  await page.getByRole('link', { name: /^Live/ }).click()
  await page.getByRole('button', { name: /pet\.localhost/ }).click()
  await page.getByText('Published version 1').waitFor()
  await page.getByRole('button', { name: 'Swap design' }).click()
  await page.getByRole('combobox', { name: 'What goes there' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime, v2 (pet-try.localhost)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Swap design' }).click()
  await page.getByText('pet.localhost shows the new design').waitFor()
  expect(await statusAt(visitor, 'pet.localhost')).toBe(200)
  await page.getByRole('link', { name: 'Swap backup 1' }).waitFor()
  await page.getByRole('button', { name: /pet\.localhost/ }).click()
  await page.getByText('Swapped to version 2').waitFor()
  await act(page, 'Roll back')
  await page.getByRole('button', { name: /pet\.localhost/ }).click()
  await page.getByText('Rolled back to version 1').waitFor()
  expect(await statusAt(visitor, 'pet.localhost')).toBe(200)

  await page.getByRole('link', { name: /^Staging/ }).click()
  await page.getByRole('button', { name: 'Go live' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Version 2 goes live exactly as it is').waitFor()
  await dialog.getByLabel('Address').fill('pet-two.localhost')
  await dialog.getByRole('button', { name: 'Go live' }).click()
  await page.getByText('Pet Lifetime is live at pet-two.localhost').waitFor()
  await page.getByText('Nothing is in staging').waitFor()
  expect(await statusAt(visitor, 'pet-try.localhost')).toBe(404)
  expect(await statusAt(visitor, 'pet-two.localhost')).toBe(200)

  // At a set time, on the company's clocks, which skip and repeat hours.
  await page.getByRole('link', { name: /^Live/ }).click()
  await page.getByRole('button', { name: /pet-two\.localhost/ }).click()
  await page.getByRole('heading', { name: 'Pet Lifetime' }).waitFor()
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const when = dialog.getByLabel('Date and time')
  await when.fill('2027-03-28T01:30')
  await dialog.getByText('The clocks skip this time. It happens when they do, at 02:00.').waitFor()
  await when.fill('2027-10-31T01:30')
  await dialog.getByText(/^The clocks go back: this time comes twice/).waitFor()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText('The field is required').waitFor()
  await dialog.getByLabel('Name').fill('End of the trial')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText('End of the trial is scheduled').waitFor()
  await product.database.query('update schedule_event set at = now()')
  await product.database.query(`update pgboss.job set start_after = now() where name = 'publisher.execute-event'`)
  await expect.poll(() => statusAt(visitor, 'pet-two.localhost')).toBe(404)
  await page.goto('/publisher?schedule')
  await page.getByRole('row', { name: /End of the trial.*Done/ }).waitFor()
  await Promise.all([context.close(), visiting.close()])
})
