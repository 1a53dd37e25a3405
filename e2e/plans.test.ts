import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { freePort } from './free-port.ts'
import { pay } from './journey/buyer.ts'
import { closePages, openPage, pathOf, sharedBrowser, signIn } from './open-browser.ts'
import { type Product, startProduct } from './start-product.ts'

let product: Product
let browser: Browser

beforeAll(async () => {
  // The mailed link, and the page to pay on, lead to this very server: it must know where it stands.
  ;[product, browser] = await Promise.all([startProduct({ PORT: await freePort() }), sharedBrowser()])
})
afterAll(async () => {
  await closePages(browser)
  await product.stop()
})

const email = 'primary@quayside.example'
const companyOf = `(select company_id from member where email = '${email}')`

async function linkIn(subject: string): Promise<string> {
  const find = async () => {
    const { rows } = await product.database.query<{ text: string }>(
      'select text from outbox_message where recipient = $1 and subject like $2 order by id desc limit 1',
      [email, `${subject}%`],
    )
    return /https?:\S+upgrade-payment\S+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find, { timeout: 60_000 }).not.toBe('')
  return find()
}

test('a trial ends, its mailed link is paid, and people sign in again; the plan is cancelled and kept', async () => {
  await product.database.query(`delete from subscription where company_id = ${companyOf}`)
  await product.database.query(
    `update company set trial_ends_at = now() - interval '1 hour', trial_told_for = null where id = ${companyOf}`,
  )
  await product.database.query(`insert into pgboss.job (name) values ('plan-order.end-trials')`)
  const { page } = await openPage(browser, product.address)
  await page.goto('/')
  await signIn(page, email, product.password)
  await page.getByRole('heading', { level: 1, name: /trial/ }).waitFor()
  await page.goto(await linkIn('Your trial has ended'))
  await page.getByRole('heading', { level: 1, name: 'Pay for a plan' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Pay £178.80' }).click()
  await pay(page)
  await page.getByRole('heading', { level: 1, name: 'Plan paid' }).waitFor()
  await expect.poll(() => pathOf(page)).toBe('/')
  await signIn(page, email, product.password)
  await expect.poll(() => pathOf(page)).not.toBe('/')

  const { page: plans } = await openAs({ product, browser }, email, '/upgrade')
  await plans.getByText('then renewed by the card Visa ending 4242').waitFor()
  await plans.getByRole('button', { name: 'Cancel the plan' }).click()
  await plans.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click()
  await plans.getByText('Cancelled: it runs up to').waitFor()
  await plans.getByRole('button', { name: 'Keep the plan' }).click()
  await plans.getByText('then renewed by the card Visa ending 4242').waitFor()
  expect(await faultsOf(plans)).toEqual([])
})
