// How many a second buy with one and the same coupon, against as many with a coupon each: of one they wait for one another.
import { join } from 'node:path'
import { exampleOf } from '../../packages/domain/src/fields.ts'
import { CouponForm } from '../../packages/domain/src/sell/coupon/coupon.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { cpuMicrosOf, serveDemo } from '../serve-demo.ts'

const many = 500
const rounds = 3

// Each buyer from an address of their own: what is typed is limited by it.
const { url, home, signIn, stop } = await serveDemo({ TRUST_PROXY: '1' })
const { client } = await signIn()
const form = { ...exampleOf(CouponForm), usageCount: 1_000_000 }
const hot = [(await client.coupon.createCoupon({ ...form, code: 'HOT' })).code]
const cold: string[] = []
for (let number = 0; number < many; number++)
  cold.push((await client.coupon.createCoupon({ ...form, code: `COLD-${number}` })).code)
const load = join(import.meta.dirname, '../journey/purchases.load.ts')
const known = join(home, 'buyers.json')

async function rate(codes: readonly string[]): Promise<number> {
  await cpuMicrosOf(many, load, 'prepare', url, String(many), known, codes.join(','))
  const begun = performance.now()
  await cpuMicrosOf(many, load, 'buy', url, String(many), known)
  return many / ((performance.now() - begun) / 1000)
}

const rates: { ours: number; peer: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const measured = { ours: await rate(hot), peer: await rate(cold) }
  // The first round warms both up.
  if (round > 0) rates.push(measured)
}
report({
  name: 'promotion/hot-coupon',
  unit: 'purchases a second',
  ours: middleOf(rates.map(({ ours }) => ours)),
  peer: middleOf(rates.map(({ peer }) => peer)),
  goal: { atLeast: 0.5 },
})
await stop()
