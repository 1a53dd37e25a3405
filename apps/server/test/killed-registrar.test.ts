import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { BillingDetails } from '@coverwright/domain/company/plan-order/plan-order'
import { exampleOf } from '@coverwright/domain/fields'
import { afterAll, expect, test } from 'vitest'
import { createGandiRegistrar } from '../src/adapters/registrar/gandi-registrar.ts'
import { paymentJobs } from '../src/modules/sell/payment/handle-jobs.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { eventually } from './eventually.ts'
import { gandiKeys, startFakeGandi, type Trouble } from './fake-gandi.ts'
import { aWish, moneyOf, nameStateOf, payName, placeName } from './name-buyers.ts'
import { aDomain } from './publications.ts'
import { startTestApp, type TestCompany } from './test-app.ts'

const app = await startTestApp()
const { gateways, registrar } = app.ports
Object.assign(gateways, { stripe: undefined })
const fake = await startFakeGandi(() => new Date().toISOString().slice(0, 10))
Object.assign(
  registrar,
  createGandiRegistrar({ ...gandiKeys, url: fake.url, phone: '+44.1539000000', endings: ['com'] }),
)
/** Refunds are given by a worker that lives on. */
const refunding = await startWorker(app.serverUrl, paymentJobs({ gateways }))
let child: ChildProcess | undefined
const kill = async () => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
afterAll(async () => {
  await kill()
  await refunding.stop()
  await fake.stop()
})

async function startNameWorker(diesAnswered = '') {
  child = fork(fileURLToPath(new URL('process/name-worker.ts', import.meta.url)), [
    app.serverUrl,
    fake.url,
    diesAnswered,
  ])
  await once(child, 'message')
  return child
}

const retry = (states: string) =>
  app.owner.query(`
    update pgboss.job set state = 'retry', start_after = now(), retry_count = 0
    where name = 'domain-order.register' and state in (${states})`)
/** A killed worker's job is not waited for. */
const afterKill = () => retry("'active', 'created', 'retry', 'failed'")
/** Nor is the next try; what a worker is at is left to it. */
const hurry = () => retry("'created', 'retry', 'failed'")
/** Nor a registry that would be at it for hours. */
const hoursLater = () =>
  app.owner.query(`update domain_order set asked_at = asked_at - interval '2 hours' where asked_at is not null`)

async function aBuyer(): Promise<TestCompany> {
  const company = await app.aCompany()
  await company.client.payment.saveBillingDetails(exampleOf(BillingDetails))
  return company
}

type Moment = readonly [number, Trouble] | 'answered'
/** It looks, asks, and looks again: before, between, and once everything was answered. Looking changes nothing at the other end. */
const registering: readonly Moment[] = [[1, 'before'], [2, 'before'], [2, 'after'], [3, 'after'], 'answered']
const renewing: readonly Moment[] = [[2, 'before'], [2, 'after'], 'answered']

async function killOnce(moment: Moment) {
  fake.behaviour.onTrouble = () => child?.kill('SIGKILL')
  fake.fail(moment === 'answered' ? [] : [moment])
  const dying = await startNameWorker(moment === 'answered' ? 'answered' : '')
  if (dying.exitCode === null && dying.signalCode === null) await once(dying, 'exit')
}

/** Killed at that moment, and started again as often as it takes. */
async function killedAt(moment: Moment, order: () => Promise<string>, company: TestCompany) {
  const id = await order()
  await killOnce(moment)
  expect(await nameStateOf(company, id)).toBe('paid')
  fake.fail([])
  await afterKill()
  await startNameWorker()
  await eventually(async () => {
    await hoursLater()
    await hurry()
    expect(await nameStateOf(company, id)).not.toBe('paid')
  })
  await kill()
  return id
}

const paidFor = (name: string) => fake.paid.filter((line) => line.endsWith(` ${name}`))

async function aName(company: TestCompany, moment: Moment) {
  let name = ''
  const register = async () => {
    const placed = await placeName(company, aWish('killed'))
    name = placed.name
    await payName(app, company, placed.id)
    return placed.id
  }
  const id = await killedAt(moment, register, company)
  expect(await nameStateOf(company, id)).toBe('registered')
  return { id, name }
}

test.each(registering)('killed at %s: one registration and one charge', async (moment) => {
  const company = await aBuyer()
  const { name } = await aName(company, moment)
  expect(paidFor(name)).toEqual([`register ${name}`])
  expect(await moneyOf(app, company)).toEqual({ paid: 14_39, back: 0 })
  expect(fake.faults).toEqual([])
})

/** Registered before, by whichever worker. */
async function aBought(company: TestCompany) {
  const { id } = await aDomain(app, company)
  const name = `${aWish('kept')}.com`
  const { companyId: reference } = company
  const person = { name: '-', person: '-', email: 'a@b.example', address: '-', city: '-', postcode: '-', country: 'GB' }
  const became = await registrar.register({ name, reference, registrant: person, askedAt: null })
  if (became.kind !== 'registered') throw new Error('It was not registered')
  const registration = { endsOn: became.endsOn, renewalMinor: 1510, currency: 'GBP', isAutoRenewed: false }
  await app.owner.query('update domain set name = $2, registration = $3 where id = $1', [
    id,
    name,
    JSON.stringify(registration),
  ])
  return { id, name }
}

test.each(renewing)('killed at %s: one year more and one charge', async (moment) => {
  const company = await aBuyer()
  const { id: domainId, name } = await aBought(company)
  const renew = async () => {
    const order = await company.client.domain.renewDomain({ id: domainId })
    await payName(app, company, order.id)
    return order.id
  }
  expect(await nameStateOf(company, await killedAt(moment, renew, company))).toBe('registered')
  expect(paidFor(name)).toEqual([`register ${name}`, `renew ${name}`])
  expect(await moneyOf(app, company)).toEqual({ paid: 18_12, back: 0 })
  expect(fake.faults).toEqual([])
})

test('refused and killed, the money goes back once', async () => {
  const company = await aBuyer()
  fake.behaviour.refuses = 'The registry is closed.'
  const register = async () => {
    const placed = await placeName(company, aWish('refused'))
    await payName(app, company, placed.id)
    return placed.id
  }
  const id = await killedAt([2, 'after'], register, company)
  expect(await nameStateOf(company, id)).toBe('abnormal')
  await eventually(async () => expect(await moneyOf(app, company)).toEqual({ paid: 14_39, back: 14_39 }))
  fake.behaviour.refuses = ''
})

test('of two companies that pay for one name while the registry takes its time, one has it and the other its money', async () => {
  const both = [await aBuyer(), await aBuyer()]
  const wish = aWish('both')
  const orders = await Promise.all(
    both.map(async (company) => Object.assign(await placeName(company, wish), { company })),
  )
  fake.behaviour.hiddenFor = 3
  for (const { company, id } of orders) await payName(app, company, id)
  await startNameWorker()
  await eventually(async () => {
    await hurry()
    const states = await Promise.all(orders.map(({ company, id }) => nameStateOf(company, id)))
    expect(states.toSorted()).toEqual(['abnormal', 'registered'])
  })
  await kill()
  expect(paidFor(orders[0]?.name ?? '')).toHaveLength(1)
})
