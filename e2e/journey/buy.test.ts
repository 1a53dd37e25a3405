import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkMailedTo } from '../mailed-link.ts'
import { answerAll, choosePlan, declare, pay } from './buyer.ts'
import { lookAt } from './look-at.ts'
import { openShop, type Shop } from './open-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const visits = [
  { width: 390, hasScript: true },
  { width: 1280, hasScript: true },
  { width: 390, hasScript: false },
  { width: 1280, hasScript: false },
]

// Every page on the way is looked at from top to bottom, which takes seconds each.
const timeout = 180_000

test.each(visits)(
  'from answers to a policy at $width, with script: $hasScript',
  { timeout },
  async ({ width, hasScript }) => {
    const { page, context, complaints, elsewhere } = await shop.visit({
      viewport: { width, height: 844 },
      javaScriptEnabled: hasScript,
    })
    // Without script axe cannot run; the markup is the same.
    const look = () => (hasScript ? lookAt(page) : Promise.resolve())
    await answerAll(page, { hasScript, look })
    await choosePlan(page, { hasScript, look })
    await declare(page)
    await look()
    const price = /Pay (£[\d.,]+)/.exec((await page.getByRole('button', { name: /^Pay / }).textContent()) ?? '')?.[1]
    await page.getByRole('button', { name: /^Pay / }).click()

    await page.waitForURL('**/pay/**')
    await page.getByText(String(price)).first().waitFor()
    await pay(page)
    // The gateway leads back by itself.
    await page.waitForURL('**/thank-you')
    await page.getByText('Thank you, you are covered').waitFor()
    const number = await page.locator('.cj-said dd').first().textContent()
    expect(number).toMatch(/^TBK-PET-\d{7}$/)
    await page.getByRole('link', { name: /Certificate/ }).waitFor()
    await look()

    const { rows } = await shop.database.query('select holder, insured, mode from policy where number = $1', [number])
    expect(rows).toMatchObject([{ holder: 'Jane Smith', mode: 'live', insured: expect.stringContaining('Biscuit') }])
    expect([...elsewhere]).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('a declined card is said so, and the next one buys', async () => {
  const { page, context } = await shop.visit()
  await answerAll(page)
  await choosePlan(page)
  await declare(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await pay(page, '4000 0000 0000 0002')
  await page.getByText('PAYMENT FAILED').waitFor()
  await lookAt(page)
  await page.getByRole('link', { name: 'Try again' }).click()
  await declare(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await pay(page)
  await page.getByText('Thank you, you are covered').waitFor()
  expect(await page.locator('.cj-said dd').first().textContent()).toMatch(/^TBK-PET-/)
  await context.close()
})

async function payAndThank(page: Page) {
  await declare(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await pay(page)
  await page.getByText('Thank you, you are covered').waitFor()
}

test.each([390, 1280])(
  'referred, accepted on terms in the studio, and bought by the mailed link at %i',
  async (width) => {
    const email = `referred-${width}@example.com`
    const first = await shop.visit({ viewport: { width, height: 844 } })
    await answerAll(first.page, { age: 12, illness: 'A limp', email })
    await first.page.getByText('We need to look at this ourselves').waitFor()
    await lookAt(first.page)
    await first.context.close()

    const studio = await shop.openStudio('/complexCase?state=waiting')
    await studio.page
      .getByRole('row', { name: /Jane Smith/ })
      .first()
      .click()
    await studio.page.getByRole('heading', { name: 'Why it was referred' }).waitFor()
    await studio.page
      .getByRole('cell', { name: /planRates, row/ })
      .first()
      .waitFor()
    const accept = studio.page.getByRole('button', { name: /^Accept/ })
    await studio.page.getByLabel('Loading').fill('25')
    await accept.click()
    // Whoever changes the price says why.
    await expect.poll(() => studio.page.getByLabel('Reason').getAttribute('aria-invalid')).toBe('true')
    await studio.page.getByLabel('Reason').fill('Sees a vet regularly')
    await accept.click()
    await studio.page.getByText('Offer good until').waitFor()
    await lookAt(studio.page)
    expect(studio.complaints).toEqual([])
    await studio.context.close()

    const { page, context, complaints } = await shop.visit({ viewport: { width, height: 844 } })
    await page.goto(await linkMailedTo(shop.database, email, /^We can insure you/))
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await lookAt(page)
    await page.getByRole('button', { name: 'Go on' }).click()
    await choosePlan(page)
    await payAndThank(page)
    const { rows } = await shop.database.query(
      'select net_minor + commission_minor as premium, gross_minor from policy where email = $1',
      [email],
    )
    expect(rows).toHaveLength(1)
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('declined with the reason; saved for later and gone on with on another device', async () => {
  const { page, context } = await shop.visit()
  await answerAll(page, { age: 21 })
  await page.getByText('We cannot offer you this cover').waitFor()
  await page.getByText('We insure dogs and cats up to their 20th birthday.').waitFor()
  await lookAt(page)
  await context.close()

  const email = 'later@example.com'
  const desk = await shop.visit({ viewport: { width: 1280, height: 800 } })
  await answerAll(desk.page, { email })
  await choosePlan(desk.page)
  await desk.page.getByRole('link', { name: 'Save and finish later' }).click()
  await desk.page.getByLabel('Your email address').fill('nonsense')
  await desk.page.getByRole('button', { name: 'Send the link' }).click()
  await desk.page.locator('#email[aria-invalid=true]').waitFor()
  await lookAt(desk.page)
  await desk.page.getByLabel('Your email address').fill(email)
  await desk.page.getByRole('button', { name: 'Send the link' }).click()
  await desk.page.getByText('The link works until').waitFor()
  const phone = await shop.visit()
  await phone.page.goto(await linkMailedTo(shop.database, email, /^Go on with your/))
  await phone.page.getByRole('button', { name: 'Go on' }).click()
  await phone.page.waitForURL('**/check')
  await payAndThank(phone.page)
  await desk.page.goto('/check')
  await desk.page.waitForURL('**/_/ended')
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  await desk.context.close()
  await phone.context.close()
})
