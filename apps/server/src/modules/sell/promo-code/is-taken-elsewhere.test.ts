import { expect, test } from 'vitest'
import { aSite } from '../../../../test/buyers.ts'
import { aChannel, aCoupon, aVoucher } from '../../../../test/channel-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { changeOf } from '../../../../test/vouchers.ts'

const app = await startTestApp()

async function aHub() {
  const company = await app.aCompany()
  const { productId } = await aSite(app, company)
  const { id } = await aChannel(company)
  const connect = (promoCode: string, ratioValue = '10') =>
    company.client.channel.connectProduct({
      id,
      productId,
      commissionMethod: 'percentage',
      ratioValue,
      promoCode,
    })
  return { company, connect }
}

const taken = (noun: 'coupon' | 'voucher', field: string) => ({
  code: `${noun}.code-taken`,
  fields: { [field]: 'This promo code already exists.' },
})

test('a code has one meaning: a coupon’s, a voucher’s or a channel’s', async () => {
  const { company, connect } = await aHub()
  const coupon = await aCoupon(company, { code: 'SPRING' })
  const voucher = await aVoucher(company, { promoCode: 'WELCOME' })
  await connect('HARBOUR')
  await expect(aVoucher(company, { promoCode: 'SPRING' })).rejects.toMatchObject(taken('voucher', 'promoCode'))
  await expect(aVoucher(company, { promoCode: 'HARBOUR' })).rejects.toMatchObject(taken('voucher', 'promoCode'))
  await expect(aCoupon(company, { code: 'WELCOME' })).rejects.toMatchObject(taken('coupon', 'code'))
  await expect(aCoupon(company, { code: 'HARBOUR' })).rejects.toMatchObject(taken('coupon', 'code'))
  const refused = { code: 'channel.promo-code-taken' }
  for (const code of ['SPRING', 'WELCOME']) await expect(connect(code)).rejects.toMatchObject(refused)
  const { state, status, used, reserved, createdAt, ...change } = coupon
  const { client } = company
  await expect(client.coupon.updateCoupon({ ...change, code: 'WELCOME' })).rejects.toMatchObject(
    taken('coupon', 'code'),
  )
  await expect(client.voucher.updateVoucher({ ...changeOf(voucher), promoCode: 'SPRING' })).rejects.toMatchObject(
    taken('voucher', 'promoCode'),
  )
  // Changed in anything else, each keeps its own.
  expect(await client.coupon.updateCoupon({ ...change, name: 'Late' })).toMatchObject({ code: 'SPRING', name: 'Late' })
  expect(await connect('HARBOUR', '12')).toMatchObject({ promoCode: 'HARBOUR' })
})

test('of all who give one code to different kinds at once one gets it', async () => {
  const { company, connect } = await aHub()
  const { id: channelId } = await aChannel(company)
  const given = await Promise.allSettled([
    aCoupon(company, { code: 'ONCE' }),
    aVoucher(company, { promoCode: 'ONCE', channelId }),
    connect('ONCE'),
  ])
  expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('another company’s codes are no matter', async () => {
  await aCoupon(await app.aCompany(), { code: 'BOTH' })
  expect(await aVoucher(await app.aCompany(), { promoCode: 'BOTH' })).toMatchObject({ promoCode: 'BOTH' })
})
