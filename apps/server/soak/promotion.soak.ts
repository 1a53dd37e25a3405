// Buyers who all want one coupon or one voucher, while the server is killed: `npm run soak -- promotion <buyers> <quota> <kills>`.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { keepRunning } from './keep-running.ts'
import { buyPolicy } from './soak-buyer.ts'
import { startGround } from './soak-ground.ts'

// The promise: of each exactly as many are used as there were, by as many policies, and nobody paid the lower price beside them.
const [buyers = 500, quota = 100, kills = 6] = process.argv.slice(2).map(Number)
const atOnce = 16

// Each buyer from an address of their own: guesses and holds are limited by it.
const { port, ownerUrl, env, isReady, clear } = await startGround({ TRUST_PROXY: '1' })
const server = keepRunning(env)
const client = new Client(ownerUrl)
const told = { numbers: 0, refused: 0 }

try {
  await isReady()
  await client.connect()
  for (const code of ['SOAK-COUPON', 'SOAK-VOUCHER']) await offer(code)
  // Shops look once a second whether there is a code to type.
  await sleep(2000)
  await Promise.all([buyAll(), killAll()])
  await compare()
} finally {
  await client.end().catch(() => undefined)
  await server.stop()
  await clear()
}

async function offer(code: string) {
  const { rows } = await client.query(
    `select m.company_id, m.product_id from mount m where m.host like 'pet.localhost%' and m.mode = 'live' limit 1`,
  )
  const { company_id: companyId } = rows[0] as { company_id: string }
  if (code === 'SOAK-COUPON')
    return client.query(
      `insert into coupon (id, company_id, name, code, type, value, currency, minimum_payable, usage_count, product_ids, plans,
        starts_on, ends_on, is_for_new_customers, per_customer)
       values ($1, $2, 'Soak', $3, 'percentage', '10', 'GBP', '', $4, '{}', '{}', '', '', false, 0)`,
      [randomUUID(), companyId, code, quota],
    )
  const channelId = randomUUID()
  await client.query(
    `insert into channel (id, company_id, type, code, email, name, country)
     values ($1, $2, 'agency', 'soak', 'soak@example.org', 'Soak', 'GB')`,
    [channelId, companyId],
  )
  return client.query(
    `insert into voucher (id, company_id, name, value, currency, quota, cover_type, plans, channel_id, description, starts_at, ends_at,
      mode, paper, promo_code, selling_price, commission_type, commission, is_auto_renewed)
     values ($1, $2, 'Soak', '10', 'GBP', $3, 'any', '{plus}', $4, 'Soak', '2020-01-01', '2090-01-01', 'shared', 'standard', $5, '',
      'percentage', '', false)`,
    [randomUUID(), companyId, quota, channelId, code],
  )
}

async function buyAll() {
  let begun = 0
  const buy = async () => {
    while (begun < buyers * 2) {
      const each = ++begun
      const code = each % 2 === 0 ? 'SOAK-COUPON' : 'SOAK-VOUCHER'
      const from = `10.${each >> 16}.${(each >> 8) & 255}.${each & 255}`
      const number = await buyPolicy(port, `buyer-${each}@example.org`, { code, from })
      if (number) told.numbers++
      else told.refused++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, buy))
}

/** While there are some left: afterwards nothing is held any more. */
async function killAll() {
  for (let killed = 0; killed < kills; killed++) {
    while (told.numbers < ((killed + 1) * quota * 2) / (kills + 1)) await sleep(20)
    server.kill()
    console.log(`${told.numbers} bought, ${told.refused} refused, ${killed + 1} kills`)
  }
}

async function one(text: string) {
  return Number((await client.query<{ n: string }>(text)).rows[0]?.n)
}

async function compare() {
  const counts = {
    'coupons used': await one('select used as n from coupon'),
    'coupons held': await one('select reserved as n from coupon'),
    'policies with the coupon': await one('select count(*) as n from policy where incentive is not null'),
    'vouchers used': await one('select used as n from voucher'),
    'vouchers held': await one('select reserved as n from voucher'),
    'policies with the voucher': await one('select count(*) as n from policy where voucher is not null'),
    'policies in all': await one(`select count(*) as n from policy where email like 'buyer-%'`),
  }
  const expected = [quota, 0, quota, quota, 0, quota, quota * 2]
  console.log(counts, told)
  if (Object.values(counts).join() !== expected.join()) throw new Error(`Expected ${expected.join(', ')}`)
  if (told.numbers !== quota * 2 || told.refused !== (buyers - quota) * 2)
    throw new Error('Buyers were told something else')
  console.log(`${buyers} buyers each on a quota of ${quota}, ${kills} kills: exactly ${quota} of each`)
}
