import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

async function mailTo(recipient: string) {
  const { rows } = await product.database.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc, id desc limit 1',
    [recipient],
  )
  return rows[0]?.text ?? ''
}

test('the primary role goes to an admin by link and code, and both sign in anew', async () => {
  const { page, context, complaints } = await openPage(browser, product.address)
  await page.goto('/')
  await signIn(page, 'primary@quayside.example', product.password)
  await page.waitForURL('**/home')
  await page.goto('/users')
  await page.getByRole('row', { name: /Ewan Lockhart/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hand the primary role over' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('Not-the-one-1')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await dialog.getByText('Password incorrect!').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByLabel('Your password').fill(product.password)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const link = /http\S+transfer-notice\S+/.exec(await mailTo('admin@quayside.example'))?.[0] ?? ''
  const { pathname, search } = new URL(link)
  const heir = await openPage(browser, product.address)
  await heir.page.goto(pathname + search)
  await heir.page.getByRole('heading', { name: 'Become the primary user of Quayside Cover' }).waitFor()
  expect(await faultsOf(heir.page)).toEqual([])
  await heir.page.getByRole('button', { name: 'Email me the code' }).click()
  await heir.page.getByRole('heading', { name: 'Verify the transfer' }).waitFor()
  expect(await faultsOf(heir.page)).toEqual([])
  const code = /\b\d{6}\b/.exec(await mailTo('admin@quayside.example'))?.[0] ?? ''
  await heir.page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
  await heir.page.getByText('Invalid verification code, please re-enter').waitFor()
  await heir.page.getByLabel('Code').fill(code)
  await heir.page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  expect(await faultsOf(heir.page)).toEqual([])
  expect(heir.complaints).toEqual([])

  await page.reload()
  await page.getByText('Timed out, Please login again!').waitFor()
  expect(complaints).toEqual([])
  await heir.page.getByRole('link', { name: 'Sign in' }).click()
  await signIn(heir.page, 'admin@quayside.example', product.password)
  await heir.page.waitForURL('**/home')
  await heir.page.goto('/users')
  await heir.page.getByRole('row', { name: /Ewan Lockhart.*Primary/ }).waitFor()
  await heir.page.getByRole('row', { name: /Oluchi Marsden.*Standard/ }).waitFor()

  await heir.page.goto(pathname + search)
  await heir.page.getByRole('heading', { name: 'Link expired' }).waitFor()
  await Promise.all([context.close(), heir.context.close()])
})

test('without the link the password opens the notice, and tells nobody anything', async () => {
  const { page, context } = await openPage(browser, product.address)
  await page.goto('/transfer-roles-verification')
  await page.getByRole('heading', { name: 'Primary user transfer' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Email').fill('nobody@quayside.example')
  await page.getByLabel('Password', { exact: true }).fill('Not-the-one-1')
  await page.getByRole('button', { name: 'Read the notice' }).click()
  await page.getByText('The email address or password you entered is incorrect. Please try again.').waitFor()
  await context.close()
})
