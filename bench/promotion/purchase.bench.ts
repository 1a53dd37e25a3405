// What a purchase costs server and database together (declare, pay, come back, policy written) with a coupon, against one
// without: with it one is held before the card is asked, and used with the policy.
import { join } from 'node:path'
import { exampleOf } from '../../packages/domain/src/fields.ts'
import { CouponForm } from '../../packages/domain/src/sell/coupon/coupon.ts'
import { cpuWithDatabase } from '../bare-writes.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const buyers = 200
const rounds = 5

// Each buyer from an address of their own: what is typed is limited by it.
const { url, home, signIn, stop } = await serveDemo({ TRUST_PROXY: '1' })
const { client } = await signIn()
const { code } = await client.coupon.createCoupon({ ...exampleOf(CouponForm), usageCount: 1_000_000 })
const load = join(import.meta.dirname, '../journey/purchases.load.ts')
const known = join(home, 'buyers.json')

async function cost(codes: readonly string[]): Promise<number> {
  await cpuMicrosOf(buyers, load, 'prepare', url, String(buyers), known, ...codes)
  return cpuWithDatabase(home, buyers, () => cpuMicrosOf(buyers, load, 'buy', url, String(buyers), known))
}

const costs: { ours: number; peer: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const measured = { ours: await cost([code]), peer: await cost([]) }
  // The first round warms both up.
  if (round > 0) costs.push(measured)
}
const { used } = (await client.coupon.listCoupons({})).items[0] ?? { used: 0 }
if (used !== buyers * (rounds + 1)) throw new Error(`${used} bought with the coupon`)
report({
  name: 'promotion/purchase-with-coupon',
  unit: 'µs a purchase',
  ours: middleOf(costs.map(({ ours }) => ours)),
  peer: middleOf(costs.map(({ peer }) => peer)),
  goal: { atMost: 1.1 },
})
await stop()
