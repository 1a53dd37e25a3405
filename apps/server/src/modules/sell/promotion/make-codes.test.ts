import { expect, test } from 'vitest'
import { aCoupon, aVoucher } from '../../../../test/channel-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { inCompany } from '../../../platform/http/ways-in.ts'
import { promotionJobs } from './make-codes.ts'

const app = await startTestApp()

/** As two workers would who have taken the same job, with what was asked for first. */
async function madeByTwo(companyId: string, promotionId: string) {
  const { rows: waiting } = await app.owner.query(
    `select data -> 'input' as input from pgboss.job where name = 'promotion.make-codes' and data -> 'input' ->> 'promotionId' = $1`,
    [promotionId],
  )
  const [{ handler } = {}] = promotionJobs
  const work = () =>
    inCompany(app.pool)(companyId, (tx) => handler?.({ tx, companyId } as never, waiting[0].input) ?? Promise.resolve())
  await Promise.all([work(), work()])
  const { rows } = await app.owner.query('select count(*)::int from promotion_code where promotion_id = $1', [
    promotionId,
  ])
  return rows[0].count
}

test('a quota that was changed while its codes waited to be made is the one that counts, and two at once make them once', async () => {
  const company = await app.aCompany()
  const voucher = await aVoucher(company, { mode: 'unique', quota: 5 })
  const { state, status, used, reserved, createdAt, channelName, timeZone, ...change } = voucher
  await company.client.voucher.updateVoucher({ ...change, quota: 2 })
  expect(await madeByTwo(company.companyId, voucher.id)).toBe(2)
})

test('the same of coupons', async () => {
  const company = await app.aCompany()
  const coupon = await aCoupon(company, { isDisposable: true, usageCount: 5, code: 'AUTUMN' })
  const { state, status, used, reserved, createdAt, ...change } = coupon
  await company.client.coupon.updateCoupon({ ...change, usageCount: 2 })
  expect(await madeByTwo(company.companyId, coupon.id)).toBe(2)
})

test('of more than one statement carries each turn makes its share', async () => {
  const company = await app.aCompany()
  const voucher = await aVoucher(company, { mode: 'unique', quota: 10_500 })
  expect(await madeByTwo(company.companyId, voucher.id)).toBe(10_500)
})
