import { afterAll, expect, test } from 'vitest'
import { cards, pay, recordsOf, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { vouchersIn } from '../../../../test/vouchers.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { policyLink } from '../policy/index.ts'
import { promotionJobs } from '../promotion/index.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, promotionJobs)
afterAll(() => worker.stop(2000))
const { aShop, aHolder, countsOf, codesOf, cancelled } = vouchersIn(app)
const links = { tokens: app.ports.tokens, publicUrl: 'http://localhost' }

/** Paid with a code of the buyer's own. */
async function bought() {
  const shop = await aShop({ mode: 'unique', quota: 1, value: '20' })
  await eventually(async () => expect(await codesOf(shop)).toHaveLength(1))
  const [made] = await codesOf(shop)
  const code = made?.code ?? ''
  await useCard(app, (await pay(app, await aHolder(shop, { code }))).url, cards.pays)
  const { companyId } = shop.company
  const id = String((await recordsOf(app, companyId)).policies[0]?.id)
  const path = new URL(policyLink(links, { companyId, id })).pathname
  const page = async () => (await app.app.inject(path)).body
  return { shop, code, id, companyId, page }
}

const mailTo = async (companyId: string): Promise<string> =>
  (
    await app.owner.query(`select text from outbox_message where company_id = $1 and subject like '%is cancelled'`, [
      companyId,
    ])
  ).rows[0]?.text ?? ''

const newsOf = async (companyId: string) =>
  (
    await app.owner.query(`select title from notification where company_id = $1 and title like '%eVoucher%'`, [
      companyId,
    ])
  ).rows

test('while the voucher runs its code pays again, and page and mail say so', async () => {
  const { shop, code, id, companyId, page } = await bought()
  const again = `What your voucher ${code} paid, £20.00, goes back to it.`
  const before = await page()
  expect([before.includes(again), before.includes('everything you have paid goes back')]).toEqual([true, false])
  await cancelled(shop, id)
  await eventually(async () => expect(await mailTo(companyId)).toContain(again))
  expect(await page()).toContain(again)
  expect([await countsOf(shop.company), await codesOf(shop)]).toMatchObject([[{ used: 0 }], [{ state: 'free' }]])
  expect(await newsOf(companyId)).toEqual([])
})

test.each([
  ['is over', `ends_at = now() - interval '1 minute'`],
  ['was switched off', `state = 'deactivated'`],
  ['has begun anew', 'round = round + 1, used = 0'],
])('where the voucher %s nothing is promised, and the company is told to settle it', async (_, change) => {
  const { shop, code, id, companyId, page } = await bought()
  await app.owner.query(`update voucher set ${change} where id = $1`, [shop.voucher.id])
  const kept = `Your voucher ${code} paid £20.00. It cannot pay again`
  expect(await page()).toContain(kept)
  await cancelled(shop, id)
  await eventually(async () => expect(await mailTo(companyId)).toContain(kept))
  const after = await page()
  expect([after.includes(kept), after.includes('goes back to your card')]).toEqual([true, false])
  // Settled by hand, it must not pay as well.
  expect(await codesOf(shop)).toMatchObject([{ state: 'used' }])
  await eventually(async () => expect((await newsOf(companyId)).length).toBeGreaterThan(0))
  expect((await shop.company.client.policy.getPolicy({ id })).voucher).toMatchObject({ code, isReturned: false })
})
