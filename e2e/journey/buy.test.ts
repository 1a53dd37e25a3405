import { afterAll, beforeAll, expect, test } from 'vitest'
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
    await page.waitForURL('**/thank-you', { timeout: 15_000 })
    await page.getByText('Thank you, you are covered').waitFor()
    const number = await page.locator('.cj-said dd').first().textContent()
    expect(number).toMatch(/^TBK-PET-\d{7}$/)
    await page.getByRole('link', { name: /Certificate/ }).waitFor({ timeout: 20_000 })
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
  await page.getByText('Thank you, you are covered').waitFor({ timeout: 15_000 })
  expect(await page.locator('.cj-said dd').first().textContent()).toMatch(/^TBK-PET-/)
  await context.close()
})
