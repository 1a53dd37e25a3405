import { Body } from '@coverwright/domain/build/body/body'
import { checkBody } from '@coverwright/domain/build/body/check-body'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { dateFields } from '../../test/date-fields.ts'
import { aVisitor } from '../../test/site-visitor.ts'
import { startTestApp } from '../../test/test-app.ts'
import { waysIn } from '../platform/http/ways-in.ts'
import { createDemo } from './create-demo.ts'
import { motorBody } from './motor-body.ts'
import { motorTables } from './motor-tables.ts'
import { vehicles } from './motor-vehicles.ts'

const app = await startTestApp()
app.clock.now = () => new Date('2026-11-15T09:00:00Z')
await createDemo(waysIn(app.pool, 'demo/create'), app.ports, app.clock.now())
const json = { accept: 'application/json' }

const driver = (item: number, name: string, born: string, years = '12') => ({
  [`drivers.${item}.driver_name`]: name,
  ...dateFields(`drivers.${item}.driver_born`, born),
  [`drivers.${item}.licence_years`]: years,
})
const claim = (item: number, cost: string, fault = 'yes') => ({
  ...dateFields(`claims.${item}.claim_date`, '2024-05-01'),
  [`claims.${item}.claim_fault`]: fault,
  [`claims.${item}.claim_cost`]: cost,
})

/** Stands before the drivers. */
async function aDriver() {
  const visitor = aVisitor(app, 'motor.localhost')
  const [car] = vehicles
  expect((await visitor.post('/', { car: car?.code ?? '', car_value: '£9,500' })).headers.location).toBe('/use')
  const use = { car_use: 'commuting', annual_miles: '8000', no_claims: '5' }
  expect((await visitor.post('/use', use)).headers.location).toBe('/drivers')
  return visitor
}

const you = {
  full_name: 'Jane Smith',
  email: 'jane.smith@example.com',
  'address-line1': '14 Sample Street',
  'address-town': 'Bristol',
  'address-postcode': 'bs7 9zz',
  ...dateFields('cover_start', '2026-11-20'),
}

type Visitor = Awaited<ReturnType<typeof aDriver>>

async function toPlans(visitor: Visitor) {
  expect((await visitor.post('/drivers', { add: 'no' })).headers.location).toBe('/claims')
  expect((await visitor.post('/claims', { add: 'no' })).headers.location).toBe('/convictions')
  expect((await visitor.post('/convictions', { add: 'no' })).headers.location).toBe('/you')
  expect((await visitor.post('/you', you)).headers.location).toBe('/plan')
}

/** The year's price of a plan, as the page shows it. */
async function yearlyOf(visitor: Visitor, plan: string): Promise<number> {
  const offer = (await visitor.post('/_/quote', { plan, pay: 'yearly' }, json)).json()
  return offer.due.totalMinor
}

test('the body is complete, and so are its tables', () => {
  const tables = [...motorTables.pricing, ...motorTables.underwriting].map((table) => RatingTable.parse(table))
  expect(checkBody(Body.parse(motorBody), { ...exampleOf(ProductForm), line: 'car' }, '2026-11-15', tables)).toEqual([])
  expect(vehicles.length).toBeGreaterThan(2500)
})

test('drivers are added, changed and removed without script, and each is rated', async () => {
  const visitor = await aDriver()
  // One is needed: nobody is asked whether there is any.
  expect((await visitor.get('/drivers')).headers.location).toBe('/drivers/1')
  expect((await visitor.get('/drivers/1')).body).toContain('<h1 tabindex="-1">Driver 1</h1>')
  expect((await visitor.get('/drivers/3')).headers.location).toBe('/drivers')

  const wrong = await visitor.post('/drivers/1', { ...driver(1, '', '1990-03-27') })
  expect(wrong.headers.location).toBe('/drivers/1?errors')
  expect((await visitor.get('/drivers/1?errors')).body).toContain(
    '<a href="#drivers.1.driver_name">Enter the driver’s full name</a>',
  )
  expect((await visitor.post('/drivers/1', driver(1, 'Jane Smith', '1990-03-27'))).headers.location).toBe('/drivers')
  const list = await visitor.get('/drivers')
  expect(list.body).toContain('Jane Smith, born 27 March 1990')
  expect(list.body).toContain('Do you need to add another driver?')

  expect((await visitor.post('/drivers', {})).headers.location).toBe('/drivers?errors')
  await toPlans(visitor)
  const alone = await yearlyOf(visitor, 'comprehensive')

  expect((await visitor.post('/drivers', { add: 'yes' })).headers.location).toBe('/drivers/2')
  await visitor.post('/drivers/2', driver(2, 'Sam Smith', '2007-01-02', '0'))
  const young = await yearlyOf(visitor, 'comprehensive')
  expect(young).toBeGreaterThan(alone * 1.5)

  // The first is removed: the second moves up.
  expect((await visitor.post('/drivers', { remove: '1' })).headers.location).toBe('/drivers')
  const after = await visitor.get('/drivers')
  expect(after.body).not.toContain('Jane Smith, born')
  expect(after.body).toContain('Sam Smith, born 2 January 2007')
  await visitor.post('/drivers/1', driver(1, 'Jane Smith', '1990-03-27'))
  expect(await yearlyOf(visitor, 'comprehensive')).toBe(alone)
})

test('an unfinished item is named, and holds the journey up', async () => {
  const visitor = await aDriver()
  await visitor.post('/drivers/1', driver(1, '', '1990-03-27'))
  expect((await visitor.post('/drivers', { add: 'no' }, json)).json().problems).toEqual([
    { field: 'change-1', message: '{item} is not complete', values: { item: 'Driver 1' } },
  ])
  expect((await visitor.get('/plan')).headers.location).toBe('/drivers')
})

test('claims and convictions change the price, refer and decline', async () => {
  const visitor = await aDriver()
  await visitor.post('/drivers/1', driver(1, 'Jane Smith', '1990-03-27'))
  await toPlans(visitor)
  const clean = await yearlyOf(visitor, 'comprehensive')
  await visitor.post('/claims/1', claim(1, '1200.50'))
  expect(await yearlyOf(visitor, 'comprehensive')).toBeGreaterThan(clean)

  await visitor.post('/claims/1', claim(1, '40000'))
  const referred = (await visitor.get('/plan')).body
  expect(referred).toContain('We need to look at this ourselves')
  expect(referred).not.toContain('Our team looks at claims above £25,000.')

  await visitor.post('/convictions/1', {
    'convictions.1.conviction_code': 'DR10',
    'convictions.1.conviction_points': '10',
  })
  expect((await visitor.get('/plan')).body).toContain('We do not insure drivers with a conviction for drink driving.')
})

test('what was given several times stands among the answers, with the way back to it', async () => {
  const visitor = await aDriver()
  await visitor.post('/drivers/1', driver(1, 'Jane Smith', '1990-03-27'))
  await toPlans(visitor)
  await visitor.post('/plan', { plan: 'third_party', pay: 'monthly', go: 'next' })
  const check = await visitor.get('/check')
  expect(check.body).toContain('href="/drivers/1"')
  expect(check.body).toContain('Audi A1 1.0 petrol, 2008 to 2012')
})

test('before paying a buyer checks all that priced: each answer about each driver, and that there was no claim', async () => {
  const visitor = await aDriver()
  await visitor.post('/drivers/1', driver(1, 'Jane Smith', '1990-03-27', '17'))
  await visitor.post('/drivers/2', driver(2, 'Sam Smith', '1991-01-02', '13'))
  await visitor.post('/convictions/1', {
    'convictions.1.conviction_code': 'SP30',
    'convictions.1.conviction_points': '3',
  })
  await toPlans(visitor)
  await visitor.post('/plan', { plan: 'third_party', pay: 'monthly', go: 'next' })
  const check = (await visitor.get('/check')).body
  const said = [...check.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', text = '']) => ({
    label,
    text,
  }))
  const about = (item: string) => said.filter(({ label }) => label.startsWith(item)).map(({ text }) => text)
  expect(about('Driver 1')).toEqual([expect.stringContaining('Jane Smith'), '17'])
  expect(about('Driver 2')).toEqual([expect.stringContaining('Sam Smith'), '13'])
  expect(about('Conviction 1').join()).toMatch(/SP30.*3/)
  expect(said.filter(({ text }) => text === 'None')).toHaveLength(1)
  expect(check).toContain('href="/drivers/2#drivers.2.licence_years"')
})
