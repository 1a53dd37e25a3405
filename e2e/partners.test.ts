import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tinyPng } from '../apps/server/test/tiny-png.ts'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { closePages, openPage, sharedBrowser, signIn } from './open-browser.ts'
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

const signedIn = (email: string, path: string) => openAs({ product, browser }, email, path)

async function linkMailedTo(recipient: string) {
  const { rows } = await product.database.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc limit 1',
    [recipient],
  )
  const link = /http\S+token=\S+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  return pathname + search
}

test('a partnership ends, is asked for anew, and is accepted by the mailed link', async () => {
  const email = 'partners@quayside.example'
  const { page, context, complaints } = await signedIn('primary@tarnbrook.example', '/partner-hub')
  await page.getByText('Quayside Cover').click()
  const drawer = page.getByRole('dialog', { name: 'Quayside Cover' })
  await drawer.getByText('Marlon Abiodun').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await drawer.getByRole('button', { name: 'End partnership' }).click()
  const ask = page.getByRole('dialog', { name: 'End the partnership with Quayside Cover?' })
  await ask.getByText('1 live site closes for new quotes at once.').waitFor()
  await ask.getByLabel('Reason').fill('A new agreement')
  await ask.getByRole('button', { name: 'End partnership' }).click()
  await ask.waitFor({ state: 'hidden' })
  await page.getByText('They share no contacts yet.').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByRole('row', { name: /Ended/ }).waitFor()

  await page.getByRole('button', { name: 'Invite a partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a partner' })
  await dialog.getByRole('textbox', { name: 'Email' }).fill('admin@tarnbrook.example')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.getByText('Please invite the correct partner!').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByLabel('Note to them').fill('As we agreed')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /Pending/ }).waitFor()

  const link = await linkMailedTo(email)
  expect(link).toMatch(/^\/association-broker\?token=/)
  const broker = await openPage(browser, product.address)
  await broker.page.goto(link)
  await broker.page.getByRole('heading', { name: 'Tarnbrook Insurance invites you' }).waitFor()
  await broker.page.getByText('Their note').waitFor()
  await broker.page.getByText('As we agreed').waitFor()
  expect(await faultsOf(broker.page)).toEqual([])
  await broker.page.getByRole('link', { name: 'Sign in to answer' }).click()
  await signIn(broker.page, 'primary@quayside.example', product.password)
  await broker.page.getByLabel('The contacts it shares').waitFor()
  expect(await broker.page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await broker.page.getByLabel('The contacts it shares').check()
  await broker.page.getByRole('button', { name: 'Accept for Quayside Cover' }).click()
  await broker.page.getByRole('heading', { name: 'You are partners' }).waitFor()
  await broker.page.getByRole('link', { name: 'Open the partner hub' }).click()
  await broker.page.getByRole('row', { name: /Active/ }).waitFor()
  expect(broker.complaints).toEqual([])

  // The one who invited sees it on the same record; the link is spent.
  await page.reload()
  await page.getByRole('row', { name: /Active/ }).waitFor()
  await page.goto(link)
  await page.getByRole('heading', { name: 'You are already partners' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await Promise.all([context.close(), broker.context.close()])
})

test('a broker asks an insurer by its name; a wrong one is refused', async () => {
  const { page, context, complaints } = await signedIn('primary@quayside.example', '/partner-hub?tab=insurers')
  await page.getByRole('row', { name: /Tarnbrook Insurance/ }).waitFor()
  await page.getByRole('button', { name: 'Invite a partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a partner' })
  await dialog.getByText('An insurer by name').click()
  await dialog.getByLabel('Insurer name').fill('Tarnbrok')
  await dialog.getByRole('button', { name: 'Ask' }).click()
  await dialog.getByText('Sorry! Your Insurer Name is wrong, please try again.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('agents and contacts are added, changed and found', async () => {
  const { page, context, complaints } = await signedIn('admin@quayside.example', '/agency')
  await page.getByRole('button', { name: 'Add an agent' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add an agent' }).click()
  await dialog.getByText('The field is required').first().waitFor()
  await dialog.getByLabel('Name').fill('Edda Marlow')
  await dialog.getByLabel('Email').fill('edda@harbourlane.example')
  await dialog.getByLabel('Agent code').fill('A-100')
  await dialog.getByLabel('Telephone').fill('12')
  await dialog.getByRole('button', { name: 'Add an agent' }).click()
  await dialog.getByText('Phone number is not valid.').waitFor()
  await dialog.getByLabel('Telephone').fill('')
  await dialog.getByRole('button', { name: 'Add an agent' }).click()
  await page.getByRole('row', { name: /Edda Marlow/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])

  await page.goto('/contactList')
  await page.getByRole('row', { name: /Marlon Abiodun/ }).click()
  await dialog.getByLabel('Department').fill('Accounts and claims')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /Accounts and claims/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a channel is added, sells a product, and gets a link and a QR code', async () => {
  const { page, complaints } = await signedIn('primary@tarnbrook.example', '/partner-hub?tab=channels')
  await page.getByRole('button', { name: 'Add a channel' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add a channel' })
  await form.getByRole('button', { name: 'Add a channel' }).click()
  await form.getByText('The field is required').first().waitFor()
  await form.getByLabel('Name').fill('<b>Harbour</b>')
  await form.getByLabel('Code').fill('HARBOUR')
  await form.getByLabel('Email').fill('desk@harbour.example')
  await form.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: tinyPng })
  await form.getByRole('button', { name: 'Choose another logo' }).waitFor()
  await form.getByRole('button', { name: 'Add a channel' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText('<b>Harbour</b>').click()
  const drawer = page.getByRole('dialog', { name: '<b>Harbour</b>' })
  await drawer.getByRole('button', { name: 'Connect a product' }).click()
  const connect = page.getByRole('dialog', { name: 'Connect a product' })
  await connect.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Pet Lifetime' }).click()
  await connect.getByLabel('Ratio value').fill('12.5')
  await connect.getByLabel('Promo code').fill('harbour')
  await connect.getByRole('button', { name: 'Connect a product' }).click()
  await drawer.getByText('12.5% commission · promo code HARBOUR').waitFor()
  await drawer.getByText('/_/go/HARBOUR').first().waitFor()
  await drawer.getByRole('button', { name: 'QR code' }).first().click()
  await page.getByRole('img', { name: /^QR code of http.*\/_\/go\/HARBOUR$/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(complaints).toEqual([])
})
