import { expect, test } from 'vitest'
import { asBuyer } from '../../test/buyers.ts'
import { startTestApp } from '../../test/test-app.ts'
import { findMount } from '../modules/publish/release/index.ts'
import { saveAnswers, startApplication } from '../modules/sell/application/index.ts'
import { previewPrices, priceApplication } from '../modules/sell/quote/index.ts'
import { waysIn } from '../platform/http/ways-in.ts'
import { createDemo } from './create-demo.ts'

const app = await startTestApp()
const ways = waysIn(app.pool, 'demo/create')
app.clock.now = () => new Date('2026-11-15T09:00:00Z')
await createDemo(ways, app.ports, app.clock.now())

const site = async () =>
  (await ways.door((tx) => findMount(tx, 'pet.localhost'))) ?? Promise.reject(new Error('Not mounted'))

const biscuit = {
  species: 'dog',
  pet_name: 'Biscuit',
  breed_kind: 'pedigree',
  dog_breed: 'Labrador Retriever',
  'born-day': '6',
  'born-month': '6',
  'born-year': '2023',
  vaccinated: 'yes',
  neutered: 'no',
  condition: 'no',
  full_name: 'Jane Smith',
  'holder_born-day': '1',
  'holder_born-month': '2',
  'holder_born-year': '1985',
  email: 'jane.smith@example.com',
  'address-line1': '14 Sample Street',
  'address-town': 'Bristol',
  'address-postcode': 'BS7 9ZZ',
  'cover_start-day': '20',
  'cover_start-month': '11',
  'cover_start-year': '2026',
}

const aBuyerOf = async (answers: Record<string, string>) => {
  const mount = await site()
  return asBuyer(app, mount, async (journey) => {
    const { token } = await startApplication(journey, mount)
    await saveAnswers(journey, token, { ...biscuit, ...answers })
    return { token, mount }
  })
}

test('started again, nothing is made twice', async () => {
  await createDemo(ways, app.ports, app.clock.now())
  const { rows } = await app.owner.query(
    'select (select count(*)::int from product) products, (select count(*)::int from mount) mounts',
  )
  // Each stood in staging before it went live.
  expect(rows).toEqual([{ products: 3, mounts: 6 }])
})

test('Biscuit’s prices are to the penny', async () => {
  const { token, mount } = await aBuyerOf({})
  const { prices } = await ways.read(mount.companyId, (tx) =>
    previewPrices(tx, token, { plan: 'lifetime', addOns: ['travel'] }, app.clock.now()),
  )
  const monthly = (plan: string) => prices.plans[plan]?.premium?.instalments[0]?.eachMinor
  expect([monthly('essential'), monthly('plus'), monthly('lifetime')]).toEqual([1420, 2275, 3186])
  expect(prices.addOnMinor).toEqual({ travel: 185, lost: 110, farewell: 95 })
  expect(prices.chosen?.quote.premium).toMatchObject({ grossMinor: 40_452, taxMinor: 4334, feeMinor: 0 })
  expect(prices.chosen?.lines).toEqual([
    { name: 'lifetime', amountMinor: 3186 },
    { name: 'travel', amountMinor: 185 },
  ])
})

const decide = async (answers: Record<string, string>) => {
  const { token, mount } = await aBuyerOf(answers)
  return asBuyer(app, mount, async (journey) => priceApplication(journey, token, { plan: 'plus' }))
}

test('underwriting refers and declines with its reasons', async () => {
  expect(await decide({ 'born-year': '2014', condition: 'yes', condition_detail: 'A limp' })).toMatchObject({
    application: { state: 'referred' },
    quote: { decision: 'refer', state: 'referred', reasons: [{ rule: 'oldAndTreated', outcome: 'refer' }] },
  })
  const declined = await decide({ 'born-year': '2005' })
  expect(declined).toMatchObject({ application: { state: 'declined' }, quote: { decision: 'decline', premium: null } })
  expect(declined.quote.reasons[0]?.reason).toBe('We insure dogs and cats up to their 20th birthday.')
})

test('a cat’s breed is asked and priced, a dog’s is not needed then', async () => {
  const { token, mount } = await aBuyerOf({ species: 'cat', dog_breed: '', cat_breed: 'Bengal' })
  const { quote } = await asBuyer(app, mount, (journey) =>
    priceApplication(journey, token, { plan: 'essential', pay: 'yearly' }),
  )
  expect(quote.premium?.grossMinor).toBeGreaterThan(6720)
  expect(quote.trace).toEqual(expect.arrayContaining([expect.objectContaining({ step: 'catFactor', value: '1.2500' })]))
})
