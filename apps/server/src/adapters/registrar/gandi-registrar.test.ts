import { afterAll, beforeEach, expect, test } from 'vitest'
import { gandiKeys, startFakeGandi } from '../../../test/fake-gandi.ts'
import { createGandiRegistrar } from './gandi-registrar.ts'

let now = new Date('2026-11-16T12:00:00Z')
const fake = await startFakeGandi(() => now.toISOString().slice(0, 10))
afterAll(() => fake.stop())
const options = { ...gandiKeys, url: fake.url, phone: '+44.1539000000', endings: ['com', 'co.uk'] }
const gandi = createGandiRegistrar(options, () => now)
let number = 0
const aName = () => `name-${++number}.com`
const registrant = {
  name: 'Tarnbrook Insurance Ltd',
  person: 'Ada Beck',
  email: 'ada@tarnbrook.example',
  address: '1 Beck Lane',
  city: 'Kendal',
  postcode: 'LA9 4AB',
  country: 'GB',
}
const anOrder = (name = aName(), askedAt: Date | null = null) => ({ name, reference: 'one', registrant, askedAt })

beforeEach(() => {
  now = new Date('2026-11-16T12:00:00Z')
  Object.assign(fake.behaviour, { hiddenFor: 0, status: '', refuses: '', isSilent: false })
  fake.fail([])
  fake.asked.length = 0
  fake.paid.length = 0
})
/** Whatever was asked stood in the right place, with the right headers and body. */
const wired = () => expect(fake.faults).toEqual([])

test('names are offered with both prices, premium ones marked, and what it does not say is not known', async () => {
  expect(await gandi.offer(['free.com', 'taken.com', 'gold.com'])).toEqual([
    { name: 'free.com', availability: 'available', isPremium: false, priceMinor: 1199, renewalMinor: 1510 },
    { name: 'taken.com', availability: 'taken', isPremium: false, priceMinor: null, renewalMinor: null },
    { name: 'gold.com', availability: 'available', isPremium: true, priceMinor: 125_050, renewalMinor: 1510 },
  ])
  fake.behaviour.status = 'pending'
  expect(await gandi.offer(['free.com'])).toMatchObject([{ availability: 'unknown', priceMinor: null }])
  fake.behaviour.status = ''
  fake.fail([[1, 'before']])
  const both = await gandi.offer(['free.com', 'other.com'])
  expect(both.map(({ availability }) => availability).toSorted()).toEqual(['available', 'unknown'])
  fake.fail([[1, 'before']])
  await expect(gandi.offer(['free.com'])).rejects.toThrow('fetch failed')
  wired()
})

test('a name is registered to the company, at once or once the registry has done it', async () => {
  const name = aName()
  expect(await gandi.register(anOrder(name))).toEqual({ kind: 'registered', endsOn: '2027-11-16' })
  expect(fake.asked).toEqual([
    `GET /v5/domain/domains/${name}`,
    'POST /v5/domain/domains',
    `GET /v5/domain/domains/${name}`,
  ])
  expect(fake.names.get(name)?.owner).toMatchObject({ orgname: registrant.name, given: 'Ada', family: 'Beck' })
  fake.behaviour.hiddenFor = 1
  const slow = aName()
  expect(await gandi.register(anOrder(slow))).toEqual({ kind: 'pending' })
  expect(await gandi.register(anOrder(slow, now))).toEqual({ kind: 'registered', endsOn: '2027-11-16' })
  wired()
})

test('silent after it registered, it is looked for before it is asked again', async () => {
  const name = aName()
  fake.fail([[2, 'after']])
  await expect(gandi.register(anOrder(name))).rejects.toThrow('fetch failed')
  expect(await gandi.register(anOrder(name, now))).toEqual({ kind: 'registered', endsOn: '2027-11-16' })
  // The registry is still at it: the name is refused to us as well, and that is no answer.
  fake.behaviour.hiddenFor = 2
  const slow = aName()
  fake.fail([[2, 'after']])
  await expect(gandi.register(anOrder(slow))).rejects.toThrow('fetch failed')
  expect(await gandi.register(anOrder(slow, now))).toEqual({ kind: 'pending' })
  expect(await gandi.register(anOrder(slow, now))).toMatchObject({ kind: 'registered' })
  expect(fake.paid).toEqual([`register ${name}`, `register ${slow}`])
  wired()
})

test('refused it says why; what another company has is not given to this one', async () => {
  fake.behaviour.refuses = 'The address is not in this country.'
  expect(await gandi.register(anOrder())).toEqual({ kind: 'refused', reason: 'The address is not in this country.' })
  const name = aName()
  const early = new Date(now.getTime() - 30 * 60_000)
  expect(await gandi.register(anOrder(name, early))).toEqual({ kind: 'pending' })
  now = new Date(now.getTime() + 60 * 60_000)
  expect(await gandi.register(anOrder(name, early))).toMatchObject({ kind: 'refused' })
  fake.behaviour.refuses = ''
  await gandi.register(anOrder(name))
  const reason = 'Somebody else has registered the name.'
  expect(await gandi.register(anOrder(name))).toEqual({ kind: 'refused', reason })
  const other = { ...anOrder(name, now), registrant: { ...registrant, email: 'b@other.example', name: 'Other Ltd' } }
  expect(await gandi.register(other)).toEqual({ kind: 'refused', reason })
  wired()
})

test('a year more is paid for once, also where the answer was lost', async () => {
  const name = aName()
  await gandi.register(anOrder(name))
  fake.paid.length = 0
  const order = { name, reference: 'two', endsOn: '2027-11-16', askedAt: null }
  fake.fail([[2, 'after']])
  await expect(gandi.renew(order)).rejects.toThrow('fetch failed')
  expect(await gandi.renew({ ...order, askedAt: now })).toEqual({ kind: 'registered', endsOn: '2028-11-16' })
  expect(fake.paid).toEqual([`renew ${name}`])
  // It never heard of it: that is known after an hour, and not before.
  const next = { ...order, endsOn: '2028-11-16' }
  fake.fail([[2, 'before']])
  await expect(gandi.renew(next)).rejects.toThrow('fetch failed')
  expect(await gandi.renew({ ...next, askedAt: now })).toEqual({ kind: 'pending' })
  const asked = now
  now = new Date(now.getTime() + 61 * 60_000)
  expect(await gandi.renew({ ...next, askedAt: asked })).toEqual({ kind: 'registered', endsOn: '2029-11-16' })
  expect(await gandi.renew({ ...order, name: 'gone.com' })).toMatchObject({ kind: 'refused' })
  wired()
})

test('records replace those of their host and type, and the transfer code is shown', async () => {
  const name = aName()
  await gandi.register(anOrder(name))
  const proof = { type: 'TXT', host: `_coverwright.${name}`, value: 'coverwright-verify=1' } as const
  const addresses = ['203.0.113.1', '203.0.113.2'].map((value) => ({ type: 'A', host: name, value }) as const)
  await gandi.setRecords(name, [proof, ...addresses])
  await gandi.setRecords(name, [proof, ...addresses])
  const records = () => Object.fromEntries(fake.names.get(name)?.records ?? [])
  expect(records()).toEqual({
    '_coverwright/TXT': ['"coverwright-verify=1"'],
    '@/A': ['203.0.113.1', '203.0.113.2'],
  })
  const target = 'sites.example.org'
  await gandi.setRecords(name, [
    { type: 'CNAME', host: name, value: target },
    { type: 'CNAME', host: `www.${name}`, value: target },
  ])
  expect(records()).toMatchObject({ '@/ALIAS': [`${target}.`], 'www/CNAME': [`${target}.`] })
  expect(records()).not.toHaveProperty('@/A')
  expect(await gandi.transferCode(name)).toBe(`code-of-${name}`)
  await expect(gandi.transferCode('nobodys.com')).rejects.toThrow('no transfer code')
  wired()
})

test('a wrong key, and what takes too long, are silence and no refusal', async () => {
  const wrong = createGandiRegistrar({ ...options, apiKey: 'another' }, () => now)
  await expect(wrong.register(anOrder())).rejects.toThrow('401')
  const hasty = createGandiRegistrar({ ...options, deadlineMs: 1 }, () => now)
  fake.behaviour.isSilent = true
  await expect(hasty.offer(['free.com'])).rejects.toThrow('timeout')
  expect(fake.paid).toEqual([])
})
