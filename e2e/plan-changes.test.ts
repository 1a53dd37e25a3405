import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAs } from './desk.ts'
import { faultsOf } from './faults.ts'
import { freePort } from './free-port.ts'
import { pay } from './journey/buyer.ts'
import { closePages, pathOf, sharedBrowser } from './open-browser.ts'
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

/** The insurer, with two products live: one Standard, one Complicated. */
const email = 'primary@tarnbrook.example'
const companyOf = `(select company_id from member where email = '${email}')`

const change = (text: string) => product.database.query(text)

/** As if so many days had gone by since it was paid. */
const daysLater = (days: number) =>
  change(`update subscription set period = period || jsonb_build_object(
      'anchor', (period ->> 'anchor')::date - ${days}, 'start', (period ->> 'start')::date - ${days}, 'end', (period ->> 'end')::date - ${days},
      'segments', (select jsonb_agg(each || jsonb_build_object('from', (each ->> 'from')::date - ${days})) from jsonb_array_elements(period -> 'segments') each)),
    next = next || jsonb_build_object('on', (next ->> 'on')::date - ${days}), usage_from = usage_from - ${days}, usage_from_at = null
    where company_id = ${companyOf}`)

/** What is due is looked at now. */
async function lookNow() {
  await change(`update subscription set renew_at = now() where company_id = ${companyOf}`)
  await change(`insert into pgboss.job (name) values ('subscription.hand-over')`)
}

const onlyRow = async (text: string): Promise<Record<string, unknown>> =>
  (await product.database.query(text)).rows[0] ?? {}
const subscription = () =>
  onlyRow(`select plan, suspended_on, (period ->> 'end')::date - (period ->> 'start')::date as days,
    (period ->> 'end')::date - current_date as left, period ->> 'end' as ends from subscription where company_id = ${companyOf}`)
const lastCharge = async () =>
  (
    await onlyRow(`select c.amount_minor::int as minor from test_gateway.charge c join test_gateway.session s on s.id = c.session_id
      where s.reference like ${companyOf}::text || '.%' order by c.charged_at desc limit 1`)
  )['minor']

async function order(page: Page, plan: string, total: string) {
  await page.getByRole('button', { name: `Choose ${plan}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(total).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Order and pay' }).click()
  await page.getByRole('button', { name: `Pay ${total}` }).click()
}

const pounds = (minor: number) => `£${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`

test('a declined card, another one, an upgrade to the penny, a smaller plan, suspended for what is not paid, and open again', async () => {
  await change(`delete from subscription where company_id = ${companyOf}`)
  await change(`update company set trial_ends_at = now() + interval '9 days' where id = ${companyOf}`)
  const { page } = await openAs({ product, browser }, email, '/upgrade-info')
  await page.getByLabel('Company name on the invoice').fill('Tarnbrook Insurance Ltd')
  await page.getByLabel('Address').fill('1 Beck Lane')
  await page.getByLabel('City').fill('Kendal')
  await page.getByLabel('Postal code').fill('LA9 4AB')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Billing details are saved').waitFor()
  await page.goto('/upgrade')

  await order(page, 'Direct', '£178.80')
  await pay(page, '4000 0000 0000 0002')
  await page.getByText('PAYMENT FAILED').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await lastCharge()).toBeUndefined()
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay £178.80' }).click()
  await pay(page)
  await page.getByRole('heading', { level: 1, name: 'Plan paid' }).waitFor()
  await expect.poll(() => pathOf(page)).toBe('/account')
  expect(await lastCharge()).toBe(17_880)

  // Ten days later the rest of the month costs the difference, the day itself among what is left.
  await daysLater(10)
  const { days, left } = await subscription()
  const net = Math.round((25_000 * Number(left)) / Number(days))
  const total = net + Math.round(net * 0.2)
  await page.goto('/upgrade')
  // The foot of the navigation: one of two Standard units, the only Complicated one, and what is sold of what is included.
  const foot = page.getByText('Plan Direct', { exact: true }).locator('..')
  await foot.getByText('1 of 2 live').waitFor()
  expect(await foot.innerText()).toMatch(/Standard\s+1 of 2 live\s+Complicated\s+1 of 1 live\s+\d+ of 10 transactions/)
  await order(page, 'Advance', pounds(total))
  await pay(page)
  await page.getByRole('heading', { level: 1, name: 'Plan paid' }).waitFor()
  expect(await lastCharge()).toBe(total)
  await page.goto('/upgrade')
  await page.getByText('then renewed by the card Visa ending 4242').waitFor()

  // Basic has no unit for either of what is live.
  await page.getByRole('button', { name: 'Choose Basic' }).click()
  const dialog = page.getByRole('dialog')
  const take = dialog.getByRole('button', { name: 'Change after this month' })
  await dialog.getByText('Standard: choose 1 product that goes offline on that day').waitFor()
  expect(await take.isDisabled()).toBe(true)
  await dialog.getByLabel('Pet Lifetime').check()
  expect(await take.isDisabled()).toBe(true)
  await dialog.getByText('Complicated: choose 1 product that goes offline on that day').waitFor()
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  expect(await faultsOf(page)).toEqual([])
  await take.click()
  await page.getByText('Basic begins on').first().waitFor()
  await page.getByRole('button', { name: 'Do not change to Basic' }).waitFor()
  const liveAt = `select count(*)::int as count from mount where company_id = ${companyOf} and state = 'live'`
  expect((await onlyRow(liveAt))['count']).toBe(2)

  // The month is over: what was chosen is offline. The card pays no more.
  await change(
    `update test_gateway.session set declines_later = true, refuses_later = true where reference like ${companyOf}::text || '.%'`,
  )
  await daysLater(Number(left))
  await lookNow()
  await expect.poll(async () => (await onlyRow(liveAt))['count'], { timeout: 60_000 }).toBe(0)
  const due = `select total_minor::int as total, failures from plan_order where company_id = ${companyOf} and state = 'unpaid' and cancelled_at is null`
  await expect.poll(async () => (await onlyRow(due))['failures'], { timeout: 60_000 }).toBe(1)
  const { total: dueMinor } = await onlyRow(due)
  await page.goto('/account')
  await page.getByText(`${pounds(Number(dueMinor))} is due for order`).waitFor()
  expect(await faultsOf(page)).toEqual([])

  // 21 days later nothing was paid: screens say that nothing can be edited, and what can.
  await change(
    `update plan_order set due_on = due_on - 21, next_on = next_on - 21, failures = 3 where company_id = ${companyOf} and state = 'unpaid'`,
  )
  await lookNow()
  await expect.poll(async () => (await subscription())['suspended_on'], { timeout: 60_000 }).not.toBeNull()
  await page.goto('/account')
  await page.getByText(`Editing and publishing are suspended: ${pounds(Number(dueMinor))} is not paid`).waitFor()
  await page.getByText('Sites sell on until').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.goto('/upgrade')
  await page.getByText('Suspended since').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: `Pay ${pounds(Number(dueMinor))}` }).click()
  await page.getByRole('button', { name: `Pay ${pounds(Number(dueMinor))}` }).click()
  await pay(page)
  await page.getByRole('heading', { level: 1, name: 'Plan paid' }).waitFor()
  await page.goto('/upgrade')
  await page.getByText('then renewed by the card Visa ending 4242').waitFor()
  expect(await subscription()).toMatchObject({ plan: 'Basic', suspended_on: null })
})

test('the account statement is read by everybody in all its tabs, of staff too', async () => {
  const { page } = await openAs({ product, browser }, email, '/account')
  const { number } = await onlyRow(`select number from invoice where company_id = ${companyOf} order by number limit 1`)
  const { page: staff } = await openAs({ product, browser }, 'staff@coverwright.example', '/account?tab=transfers')
  const form = staff.getByRole('region', { name: 'Write a credit note' })
  const { reference } = await onlyRow(`select reference_number as reference from company where id = ${companyOf}`)
  await form.getByLabel('Reference number of the company').fill(String(reference))
  await form.getByLabel('Invoice number').fill(String(number))
  await staff.getByLabel('Before VAT, in pence').fill('100')
  await staff.getByLabel('Reason, as the company reads it').fill('Billed twice')
  await staff.getByRole('button', { name: 'Write the credit note' }).click()
  await staff.getByText(/^Credit note CN-\d+ is written$/).waitFor()
  expect(await faultsOf(staff)).toEqual([])
  await staff.getByRole('link', { name: 'Issuer', exact: true }).click()
  await staff.getByRole('cell', { name: 'VAT number GB999999973' }).waitFor()
  expect(await faultsOf(staff)).toEqual([])
  await staff.getByRole('button', { name: 'New details' }).click()
  await staff.getByLabel('City').fill('Kendal')
  await staff.getByLabel('From').fill('2100-01-01')
  await staff.getByRole('button', { name: 'Save details' }).click()
  await staff.getByText('Invoices name this company from 1 January 2100 on').waitFor()
  await staff.getByText('Kendal LA1 1AA').waitFor()
  await staff.getByRole('link', { name: 'Plans on sale' }).click()
  await staff.getByRole('button', { name: 'New terms' }).click()
  await staff.getByRole('dialog').getByLabel('From').waitFor()
  expect(await faultsOf(staff)).toEqual([])

  await page.getByText('renewal').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  for (const [tab, shown] of [
    ['Invoices', String(number)],
    ['Credit notes', 'CN-'],
    ['Card', 'Visa ending 4242'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).click()
    await page.getByText(shown).first().waitFor()
    expect(await faultsOf(page)).toEqual([])
  }
})
