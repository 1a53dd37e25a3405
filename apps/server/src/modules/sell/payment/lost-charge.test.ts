import { afterAll, expect, test } from 'vitest'
import { aPolicy, recordsOf } from '../../../../test/buyers.ts'
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
/** What the gateway does with the next charges; it keeps its books whatever is heard of it. */
let charge: TestGateway['charge'] = real.charge
const asked: TestGateway['charge'] = (order, first) => charge(order, first)
const gateways = { ...app.ports.gateways, test: { ...real, charge: asked } }
const worker = await startWorker(app.serverUrl, [...paymentJobs({ gateways }), ...instalmentJobs({ gateways })], {
  now,
})
afterAll(() => worker.stop(2000))

/** Paid monthly, with cover that began so long ago that the second instalment is due within the cooling-off days. */
async function aDueInstalment() {
  app.clock.now = () => new Date()
  charge = real.charge
  const company = await app.aCompany()
  const { id } = await aPolicy(app, company, { pay: 'monthly' })
  const today = new Date().toISOString().slice(0, 10)
  await app.owner.query('update instalment set due_on = $2 where policy_id = $1 and number = 2', [id, today])
  const collectAt = async () =>
    (await app.owner.query('select collect_at from instalment where policy_id = $1 and number = 2', [id])).rows[0]
      ?.collect_at
  return { ...company, policyId: id, collectAt, records: () => recordsOf(app, company.companyId) }
}

const sum = (rows: readonly { amount_minor: string }[]) =>
  rows.reduce((total, { amount_minor: minor }) => total + Number(minor), 0)
const later = (hours: number) => {
  const at = Date.now() + hours * 60 * 60_000
  app.clock.now = () => new Date(at)
}

test('charged, the answer lost, and cancelled within the hour: everything goes back', async () => {
  const { policyId, client, records, collectAt } = await aDueInstalment()
  const { promise: isCharged, resolve: charged } = Promise.withResolvers<void>()
  charge = async (order, first) => {
    await real.charge(order, first)
    charged()
    throw new Error('connection reset')
  }
  await hurry(app)
  await isCharged
  await eventually(async () => expect(await collectAt()).not.toBeNull())
  expect(await records()).toMatchObject({ charges: [{}, {}], payments: [{ state: 'paid' }, { state: 'started' }] })

  await client.customer.cancelPolicy({ id: policyId })
  await eventually(async () => {
    await hurry(app)
    expect((await records()).payments).toMatchObject([{ state: 'refunded' }, { state: 'refunded' }])
  })
  const { charges, refunds } = await records()
  expect([charges.length, refunds.length]).toEqual([2, 2])
  expect(sum(refunds)).toBe(sum(charges))
})

test('a charge that never reached the gateway is not made for a cancelled policy, and is over after a while', async () => {
  const { policyId, client, records, collectAt } = await aDueInstalment()
  charge = () => Promise.reject(new Error('no route to host'))
  await hurry(app)
  await eventually(async () => expect(await collectAt()).not.toBeNull())
  await client.customer.cancelPolicy({ id: policyId })
  charge = real.charge
  await hurry(app)
  await eventually(async () => expect(await collectAt()).not.toBeNull())
  expect((await records()).payments).toMatchObject([{}, { state: 'started' }])
  later(3)
  await eventually(async () => {
    await hurry(app)
    expect((await records()).payments).toMatchObject([{ state: 'refunded' }, { state: 'closed' }])
  })
  const { charges, refunds } = await records()
  expect([charges.length, refunds.length]).toEqual([1, 1])
  expect(await collectAt()).toBeNull()
})
