import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedInClient } from '../apps/server/test/process-client.ts'
import { tinyPng } from '../apps/server/test/tiny-png.ts'
import { exampleOf } from '../packages/domain/src/fields.ts'
import { CouponForm } from '../packages/domain/src/sell/coupon/coupon.ts'
import { faultsOf } from './faults.ts'
import { answerAll, choosePlan, declare, goOn, pay } from './journey/buyer.ts'
import { lookAt, overflow } from './journey/look-at.ts'
import { openShop, type Shop } from './journey/open-shop.ts'

const phone = { width: 390, height: 844 }

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
  const { address, password } = shop.studio
  const { client } = await signedInClient(address, 'primary@tarnbrook.example', password)
  const [pet] = (await client.product.listProducts({ search: 'Pet Lifetime' })).items
  const logo = await client.upload.uploadFile({ purpose: 'logo', name: 'logo.png' }, new Blob([tinyPng]))
  const channel = await client.channel.createChannel({
    type: 'agency',
    code: 'harbour',
    email: 'desk@harbour.example',
    name: 'Harbour Vets',
    country: 'GB',
    logoFileId: logo.id,
  })
  const terms = { commissionMethod: 'percentage', ratioValue: '10', promoCode: '' } as const
  await client.channel.connectProduct({ id: channel.id, productId: pet?.id ?? '', ...terms })
  await client.coupon.createCoupon({ ...exampleOf(CouponForm), code: 'SPRING-10', value: '10' })
  await client.voucher.createVoucher({
    name: 'Welcome gift',
    value: '20',
    currency: 'GBP',
    quota: 100,
    coverType: 'any',
    plans: ['lifetime'],
    channelId: channel.id,
    description: 'For whoever comes by their vet.',
    startsAt: '2020-01-01T00:00',
    endsAt: '2090-01-01T00:00',
    mode: 'shared',
    paper: 'standard',
    promoCode: 'PAWS-20',
    sellingPrice: '',
    commissionType: 'percentage',
    commission: '',
    isAutoRenewed: false,
  })
})
afterAll(() => shop.close())

/** Without script nothing looks for faults in a page: the same markup is looked at where script runs. */
async function lookAtCopy(page: Page) {
  expect(await overflow(page), `${page.url()} is wider than the screen`).toBe(0)
  const body = (await page.content()).replaceAll(/<script[\s\S]*?<\/script>|<\/?noscript[^>]*>/g, '')
  const copy = await shop.visit({ viewport: phone })
  await copy.page.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }))
  await copy.page.goto(page.url())
  await lookAt(copy.page)
  await copy.context.close()
}

async function useCode(page: Page, code: string, look: () => Promise<void>) {
  await page.getByLabel('Promo code').fill(code)
  await page.getByRole('button', { name: 'Use the code' }).click()
  await page.getByText('Your code is noted.').waitFor()
  await look()
  await page.getByRole('link', { name: 'Go on' }).click()
}

/** Of what was sold, in pennies. */
async function soldTo(email: string) {
  const { rows } = await shop.database.query(
    `select p.number, p.incentive, p.voucher, p.gross_minor::int as gross, p.net_minor + p.commission_minor as premium, c.code as channel
     from policy p join channel c on c.id = (p.origin->>'channelId')::uuid where p.email = $1`,
    [email],
  )
  return rows
}

// Every page on the way is looked at in a copy of it, which takes seconds each.
test('on a phone without script: a channel’s link, a coupon, a voucher, a policy, and what the channel earned', {
  timeout: 240_000,
}, async () => {
  const studio = await shop.openStudio('/partner-hub?tab=channels', { viewport: phone })
  await studio.page.getByText('Harbour Vets').first().click()
  const link = await studio.page.getByRole('dialog').getByText('/_/go/harbour').textContent()
  expect(await faultsOf(studio.page)).toEqual([])

  const { page, context, complaints, elsewhere } = await shop.visit({ viewport: phone, javaScriptEnabled: false })
  const look = () => lookAtCopy(page)
  const email = 'sent-by-a-channel@example.com'
  await page.goto(link ?? '')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toBe(`${shop.address}/`)
  await answerAll(page, { hasScript: false, look, email })

  await useCode(page, 'spring-10', look)
  await page.getByRole('radio', { name: 'Pay yearly' }).check({ force: true })
  await choosePlan(page, { hasScript: false, look })
  await useCode(page, 'PAWS-20', look)
  await goOn(page, 'Continue', '/check')
  await look()
  await page.getByText('Your code SPRING-10 saves you £39.30 of the whole price.').waitFor()
  await page.getByText('Your voucher PAWS-20 pays £20.00. Your card pays £333.75.').waitFor()
  await declare(page)
  await look()
  await page.getByRole('button', { name: 'Pay £333.75 and buy cover' }).click()
  await page.waitForURL('**/pay/**')
  await page.getByRole('button', { name: 'Pay £333.75' }).waitFor()
  await look()
  await pay(page)
  await page.getByText('Thank you, you are covered').waitFor()
  await look()

  expect(await soldTo(email)).toMatchObject([
    {
      number: await page.locator('.cj-said dd').first().textContent(),
      channel: 'harbour',
      gross: 35_375,
      incentive: { code: 'SPRING-10', discountMinor: 3930 },
      voucher: { code: 'PAWS-20', paidMinor: 2000 },
    },
  ])
  expect([...elsewhere]).toEqual([])
  expect(complaints).toEqual([])
  await context.close()

  // A tenth of the premium before fees and tax, which the coupon has lowered and the voucher has not.
  await studio.page.goto('/partner-hub?tab=commission')
  const [policy] = await soldTo(email)
  const earned = (Math.round(Number(policy.premium) / 10) / 100).toFixed(2)
  const statement = studio.page.getByRole('row', { name: /Harbour Vets/ })
  await statement.getByText(`£${earned}`).first().waitFor()
  expect(await faultsOf(studio.page)).toEqual([])
  await statement.getByRole('button').click()
  const [download] = await Promise.all([
    studio.page.waitForEvent('download'),
    studio.page.getByRole('menuitem', { name: 'Download the statement (CSV)' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(policy.number)
  expect(lines[1]).toContain(earned)
  expect(studio.complaints).toEqual([])
})
