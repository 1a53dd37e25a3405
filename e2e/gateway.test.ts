import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../apps/server/test/fake-stripe.ts'
import { stripeKeys } from '../apps/server/test/fake-stripe-wire.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, pathOf, sharedBrowser } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser
let stripe: FakeStripe

beforeAll(async () => {
  stripe = await startFakeStripe()
  const settings = {
    STRIPE_URL: stripe.pageOrigin,
    STRIPE_SECRET_KEY: stripeKeys.live.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.live.webhookSecret,
    STRIPE_TEST_SECRET_KEY: stripeKeys.test.secretKey,
    STRIPE_TEST_WEBHOOK_SECRET: stripeKeys.test.webhookSecret,
  }
  ;[product, browser] = await Promise.all([startProduct(settings), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
  stripe.close()
})

const openAt = (path: string, email = 'primary@tarnbrook.example') => openAs({ product, browser }, email, path)

const expectNoFaults = async (page: Page) => expect(await faultsOf(page)).toEqual([])

test('a company connects Stripe, is told of an error, and makes it the one its customers pay at', async () => {
  const { page, context } = await openAt('/payment-gateway')
  const card = (name: string) => page.getByRole('main').locator('section', { hasText: name })
  await card('Test gateway').getByText('Active', { exact: true }).waitFor()
  await card('Stripe').getByText('Not set up').waitFor()
  await expectNoFaults(page)

  await card('Stripe').getByRole('button', { name: 'Connect' }).click()
  await page.waitForURL(`${stripe.pageOrigin}/setup/**`)
  const account = (await pathOf(page)).split('/').at(-1) ?? ''
  await page.goto(`${product.address}/payment-gateway?connect=done`)
  await card('Stripe').getByText('Pending').waitFor()
  await card('Stripe').getByRole('button', { name: 'Continue at Stripe' }).waitFor()
  expect(await card('Stripe').getByRole('button', { name: 'Activate' }).count()).toBe(0)

  stripe.finish(account, false)
  await page.reload()
  await page.getByText('There is a connection error with the card provider').waitFor()
  await card('Stripe').getByRole('button', { name: 'Connect again' }).waitFor()
  await expectNoFaults(page)

  stripe.finish(account)
  await page.reload()
  await card('Stripe').getByText('Connected').waitFor()
  await card('Stripe').getByRole('button', { name: 'Activate' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Activate Stripe?' })
  await dialog.getByText('Test gateway becomes inactive.').waitFor()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await card('Test gateway').getByText('Inactive').waitFor()
  await card('Stripe').getByText('Active', { exact: true }).waitFor()

  // Something is on sale: customers must not be left without a way to pay.
  await card('Stripe').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByText('customers could no longer pay').waitFor()
  await page.keyboard.press('Escape')
  await context.close()
})

test('a standard user sees the gateways and changes none', async () => {
  const { page, context, complaints } = await openAt('/payment-gateway', 'standard@tarnbrook.example')
  await page.getByText('Ask a primary or admin user to change it.').first().waitFor()
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('a policy number is designed with a preview, refused in words, and connected', async () => {
  const { page, context } = await openAt('/policy-engine')
  await page
    .getByRole('row', { name: /Pet policies/ })
    .getByText('TBK-PET-0000001')
    .waitFor()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New design' })
  await dialog.getByLabel('Design name').fill('Pet policies')
  const preview = dialog.getByRole('status', { name: 'Preview' })
  await dialog.getByLabel(/Prefixes/).fill('TBK')
  await page.keyboard.press('Enter')
  await preview.getByText('TBK-0000001', { exact: true }).waitFor()
  await dialog.getByLabel(/Suffixes/).fill('26/27')
  await page.keyboard.press('Enter')
  await preview.getByText('The numbers show here').waitFor()
  await dialog.getByRole('button', { name: 'Create design' }).click()
  await dialog.getByText('Use letters and digits; only - & _ can separate them').waitFor()
  await dialog.getByLabel(/Suffixes/).press('Backspace')
  for (const symbol of ['-', '&']) await dialog.getByRole('radio', { name: symbol }).press('ArrowRight')
  await dialog.getByLabel('End number').fill('3')
  await preview.getByText('TBK_0000003').waitFor()
  await preview.getByText('3 policy numbers').waitFor()
  await dialog.getByRole('button', { name: 'Create design' }).click()
  await dialog.getByText('A policy number design with this name already exists.').waitFor()
  await dialog.getByLabel('Design name').fill('Trial run')
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Create design' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page
    .getByRole('row', { name: /Trial run/ })
    .getByText('Running low')
    .waitFor()

  await page.getByRole('link', { name: 'Products', exact: true }).last().click()
  await page.getByRole('row', { name: /Pet Lifetime/ }).click()
  await page.getByText('The design is settled').waitFor()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')

  await product.database.query(`update policy_number set used_count = 9999999 where name = 'Pet policies'`)
  await page.reload()
  await page
    .getByRole('row', { name: /Pet Lifetime/ })
    .getByText('Run out')
    .waitFor()
  await page.getByRole('row', { name: /Pet Lifetime/ }).click()
  await page.getByRole('combobox', { name: 'Design' }).fill('Trial')
  await page.getByRole('option', { name: /Trial run/ }).click()
  await page.getByRole('button', { name: 'Connect' }).click()
  await page.getByText('Pet Lifetime is numbered by Trial run').waitFor()
  await context.close()
})
