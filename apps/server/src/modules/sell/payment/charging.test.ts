import { afterAll, expect, test } from 'vitest'
import { aPolicy, cards, recordsOf, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { hurry } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import type { TestGateway } from '../../../adapters/payments/test-gateway/create-test-gateway.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { instalmentJobs } from './collect-instalment.ts'
import { paymentJobs } from './handle-jobs.ts'

const app = await startTestApp()
const real = app.ports.gateways.test
const now = () => app.clock.now()
const workWith = (charge: TestGateway['charge']) => {
  const gateways = { ...app.ports.gateways, test: { ...real, charge } }
  return startWorker(app.serverUrl, [...paymentJobs({ gateways }), ...instalmentJobs({ gateways })], {
    now,
    superviseSeconds: 1,
  })
}
let charge: TestGateway['charge'] = real.charge
let worker = await workWith((order, first) => charge(order, first))
afterAll(() => worker.stop(2000))

const plusDays = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const at = (day: string) => {
  app.clock.now = () => new Date(`${day}T09:00:00Z`)
}

async function aMonthly(card: string) {
  app.clock.now = () => new Date()
  charge = real.charge
  const company = await app.aCompany()
  const { id } = await aPolicy(app, company, { pay: 'monthly', card })
  const second = async () =>
    (await app.owner.query('select *, due_on::text as due from instalment where policy_id = $1 and number = 2', [id]))
      .rows[0]
  const mails = async () =>
    (await app.owner.query('select text from outbox_message where company_id = $1 order by id', [company.companyId]))
      .rows
  return { ...company, policyId: id, second, mails, records: () => recordsOf(app, company.companyId) }
}

const postTo = (url: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })

/** Charges, and answers nobody before the test says so. */
function slowly() {
  const { promise: isOver, resolve: over } = Promise.withResolvers<void>()
  let isAsked = false
  charge = async (order, first) => {
    isAsked = true
    await isOver
    return real.charge(order, first)
  }
  const asked = () =>
    eventually(async () => {
      await hurry(app)
      expect(isAsked).toBe(true)
    })
  return { asked, over }
}

test('while the card is charged no transaction is open, and nobody pays by hand beside it', async () => {
  const { second, mails, records } = await aMonthly(cards.paysOnce)
  const { due } = await second()
  at(due)
  await eventually(async () => {
    await hurry(app)
    expect((await second()).state).toBe('overdue')
  })
  const [page = ''] = /http:\S+\/my\/\S+/.exec((await mails())[0].text) ?? []
  const own = new URL(page).pathname
  const { asked, over } = slowly()
  at(plusDays(due, 3))
  await asked()
  // Others may be in the midst of theirs: one that waited for the gateway would never be gone.
  await eventually(async () => {
    const { rowCount } = await app.owner.query(
      `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    expect(rowCount).toBe(0)
  })
  const pressed = await postTo(`${own}?do=pay`)
  expect([pressed.statusCode, pressed.body]).toEqual([409, expect.stringContaining('Your card is being charged')])
  over()
  await eventually(async () => expect((await second()).failures).toBe(2))
  const { location } = (await postTo(`${own}?do=pay`)).headers
  await useCard(app, location ?? '', cards.pays)
  expect((await second()).state).toBe('paid')
  const again = await postTo(`${own}?do=pay`)
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('The order has been paid')])
  expect((await records()).charges).toHaveLength(2)
})

test('cancelled while the card is charged: what it takes goes back with the rest', async () => {
  const { second, policyId, client, records } = await aMonthly(cards.pays)
  const today = new Date().toISOString().slice(0, 10)
  await app.owner.query('update instalment set due_on = $2 where id = $1', [(await second()).id, today])
  const { asked, over } = slowly()
  await asked()
  await client.customer.cancelPolicy({ id: policyId })
  over()
  await eventually(async () =>
    expect((await records()).payments).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }]),
  )
  const { charges, refunds } = await records()
  expect([charges.length, refunds.length]).toEqual([2, 2])
})

test('given up while its charge was still on its way: what it takes goes back all the same', async () => {
  const { second, companyId, policyId, client, records } = await aMonthly(cards.pays)
  const today = new Date().toISOString().slice(0, 10)
  await app.owner.query('update instalment set due_on = $2 where id = $1', [(await second()).id, today])
  const { asked, over } = slowly()
  await asked()
  await client.customer.cancelPolicy({ id: policyId })
  await app.owner.query(`update payment set state = 'closed' where company_id = $1 and state = 'started'`, [companyId])
  over()
  await eventually(async () =>
    expect((await records()).payments).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }]),
  )
  const { charges, refunds } = await records()
  expect([charges.length, refunds.length]).toEqual([2, 2])
})

test.each([
  ['before the gateway heard of it', () => new Promise<never>(() => {})],
  [
    'after the gateway took it',
    async (...asked: Parameters<TestGateway['charge']>) => {
      await real.charge(...asked)
      return new Promise<never>(() => {})
    },
  ],
])('a worker killed %s: it is charged once', async (_when, hanging) => {
  const { second, records } = await aMonthly(cards.pays)
  await worker.stop(2000)
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const dying = await workWith((order, first) => {
    asked()
    return hanging(order, first)
  })
  at((await second()).due)
  await hurry(app)
  await isAsked
  await dying.stop(100)
  await app.owner.query(`update pgboss.job set heartbeat_on = now() - interval '11 s' where state = 'active'`)
  worker = await workWith((order, first) => charge(order, first))
  await eventually(async () => {
    await app.owner.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`)
    expect((await second()).state).toBe('paid')
  })
  const { charges, payments } = await records()
  expect([charges.length, payments.length]).toEqual([2, 2])
})

test('what cannot be written after the charge is written later, and charged once', async () => {
  const { second, records } = await aMonthly(cards.pays)
  const { id, due } = await second()
  await app.owner.query(`
    create or replace function refuse_settling() returns trigger language plpgsql as $$
      begin if new.id = '${id}' and new.state = 'paid' then raise exception 'refused'; end if; return new; end $$;
    create or replace trigger refuse_settling before update on instalment for each row execute function refuse_settling()`)
  at(due)
  await hurry(app)
  await eventually(async () => expect((await records()).charges).toHaveLength(2))
  await app.owner.query('drop trigger refuse_settling on instalment')
  await eventually(async () => {
    await app.owner.query(`update pgboss.job set start_after = now() where state in ('created', 'retry')`)
    expect((await second()).state).toBe('paid')
  })
  expect((await records()).charges).toHaveLength(2)
})
