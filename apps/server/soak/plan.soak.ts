// Companies upgrade, renew and pay late while the server is killed: `npm run soak -- plan <seconds> <seconds between kills>`.
import { setTimeout as sleep } from 'node:timers/promises'
import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { exampleOf } from '@coverwright/domain/fields'
import { Client } from 'pg'
import { demoPassword } from '../src/demo/index.ts'
import { signedInClient } from '../test/process-client.ts'
import { keepRunning } from './keep-running.ts'
import { comparePlanLedgers } from './plan-ledgers.ts'
import { noLimits, startGround } from './soak-ground.ts'

// The promise: orders, invoices and the gateway's books agree to the penny at the end, and no invoice number is missing.
const [seconds = 150, between = 9] = process.argv.slice(2).map(Number)
const patienceMs = 120_000

const { url, ownerUrl, env, isReady, clear } = await startGround(noLimits)
const server = keepRunning(env)
const owner = new Client(ownerUrl)
let kills = 0
const done = { changed: 0, renewed: 0, late: 0 }

try {
  await isReady()
  await owner.connect()
  const end = Date.now() + seconds * 1000
  await Promise.all([
    ...['primary@tarnbrook.example', 'primary@quayside.example'].map((email) => live(email, end)),
    killAll(end),
  ])
  // What waits is done: no try is under way, and each order that is paid has its invoice.
  await until(async () => {
    const { rows } = await owner.query(
      `select (select count(*) from payment where state in ('started', 'abnormal', 'refunding'))::int
         + (select count(*) from plan_order o where state = 'paid' and not exists (select from invoice i where i.order_id = o.id))::int as open`,
    )
    return rows[0]?.open === 0
  })
  const { orders, minor } = await comparePlanLedgers(ownerUrl)
  const what = `${done.changed} changes, ${done.renewed} renewals, ${done.late} paid late, ${kills} kills`
  console.log(
    `${what}: ${orders} orders of £${(minor / 100).toFixed(2)} are paid, invoiced and taken alike, and no number is missing`,
  )
} finally {
  await server.stop()
  await owner.end()
  await clear()
}

/** Again and again: a server that was killed answers nobody, and what it did not say it may still have done. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  let trouble: unknown
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(250)) {
    const holds = await isSo().catch((error: unknown) => {
      trouble = error
      return false
    })
    if (holds) return
  }
  throw new Error(`It never came true: ${isSo.toString()}`, { cause: trouble })
}

async function killAll(end: number) {
  while (Date.now() + between * 1000 < end) {
    await sleep(between * 1000)
    server.kill()
    kills += 1
  }
}

/** One company: it is on trial, pays for a plan, and goes on with it in one way after the other. */
async function live(email: string, end: number) {
  const { client, visitor, companyId } = await signedInClient(url, email, demoPassword)
  const change = (text: string) => owner.query(`${text} where company_id = $1`, [companyId])
  const periodOf = async () =>
    (
      await owner.query(
        `select plan, period ->> 'billing' as billing, period ->> 'end' as ends from subscription where company_id = $1`,
        [companyId],
      )
    ).rows[0]

  await change('delete from subscription')
  await change(
    `update company set trial_ends_at = now() + interval '9 days', licence_number = id::text, licence_key = id::text`,
  )
  await until(async () => Boolean(await client.payment.saveBillingDetails(exampleOf(BillingDetails))))

  /** On the page of the gateway, pressed again whenever nobody answered. */
  const payAt = async (ticket: string) => {
    const page = (await visitor.wallpayment.subscribePayment({ ticket })).url
    const form = { name: 'Jo Smith', number: '4242424242424242', expiry: '12/40', code: '123' }
    const address = { address: '1 High Street', city: 'Bristol', postcode: 'BS7 9ZZ', country: 'United Kingdom' }
    const { pathname } = new URL(page)
    await fetch(`${url}${pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ ...form, ...address }),
      redirect: 'manual',
    })
    return (await visitor.payment.checkPayment({ ticket })).order.state
  }
  const pay = (ticket: string) =>
    until(async () => {
      const { order } = await visitor.payment.getPayableOrder({ ticket })
      return order.state !== 'unpaid' || (await payAt(ticket)) !== 'unpaid'
    })
  const take = async (plan: 'Direct' | 'Advance', billing: 'monthly' | 'annual') => {
    await until(async () => {
      const has = await periodOf()
      if (has?.plan === plan && has.billing === billing) return true
      const { totalMinor } = await client.payment.advanceOrder({ plan, billing })
      const { ticket } = await client.payment.advanceOrderV2({ plan, billing, totalMinor })
      await payAt(ticket)
      return false
    })
    done.changed += 1
  }
  /** As if the period had run out today; a card that pays no more is declined. */
  const renew = async (isDeclined: boolean) => {
    const kept = isDeclined ? 'true' : 'false'
    await owner.query(`update test_gateway.session set declines_later = ${kept} where reference like $1`, [
      `${companyId}.%`,
    ])
    await owner.query(
      `update subscription s set renew_at = now(), usage_from = usage_from - gone, usage_from_at = null,
         period = period || jsonb_build_object('anchor', (period ->> 'anchor')::date - gone, 'start', (period ->> 'start')::date - gone,
           'end', current_date, 'segments', (select jsonb_agg(each || jsonb_build_object('from', (each ->> 'from')::date - gone))
             from jsonb_array_elements(period -> 'segments') each))
       from (select company_id, (period ->> 'end')::date - current_date as gone from subscription) days
       where days.company_id = s.company_id and s.company_id = $1`,
      [companyId],
    )
    const isRenewed = async () => {
      await owner.query(`insert into pgboss.job (name) values ('subscription.hand-over')`).catch(() => undefined)
      const { rows } = await owner.query('select current_date::text as today')
      if ((await periodOf())?.ends > rows[0]?.today) return true
      const due = isDeclined ? await client.payment.getDueOrder({}) : undefined
      // Told that it failed, it pays by the link.
      if (due && due.order.nextOn !== rows[0]?.today) await pay(due.ticket)
      return false
    }
    await until(isRenewed)
    done[isDeclined ? 'late' : 'renewed'] += 1
  }

  await take('Direct', 'monthly')
  for (let round = 0; Date.now() < end; round++) {
    await renew(round % 3 === 2)
    if (round === 1) await take('Advance', 'monthly')
    if (round === 5) await take('Advance', 'annual')
  }
}
