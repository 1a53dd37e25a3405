import { expect, test } from 'vitest'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { createDemo } from '../../../demo/index.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'

const app = await startTestApp()
await createDemo(waysIn(app.pool, 'demo/create'), app.ports, app.clock.now())
const visitor = () => aVisitor(app, 'motor.localhost')

test('finds addresses by postcode, and asks nobody about what is none', async () => {
  const found = await visitor().get('/_/addresses?country=GB&of=bs7+9zz')
  expect(found.json()[0]).toMatchObject({ town: 'Bristol', postcode: 'BS7 9ZZ' })
  expect(found.headers['cache-control']).toBe('no-store')
  expect((await visitor().get('/_/addresses?country=GB&of=hello')).json()).toEqual([])
  expect((await visitor().get('/_/addresses?country=XX&of=BS7+9ZZ')).statusCode).toBe(404)
})

test('finds a vehicle by its registration', async () => {
  expect((await visitor().get('/_/vehicle?country=GB&of=ab12+cde')).json()).toEqual({
    vehicle: { title: 'Ford Fiesta 1.0 petrol, 2013 to 2016', code: 'V06212' },
  })
  expect((await visitor().get('/_/vehicle?country=GB&of=AB12CDF')).json()).toEqual({ vehicle: null })
})

test('without script the car is found when its registration arrives, unless one was chosen', async () => {
  const buyer = visitor()
  const sent = await buyer.post('/', { registration: 'ab12 cde', car: '', car_value: '9500' })
  expect(sent.headers.location).toBe('/use')
  expect((await buyer.get('/use')).body).toContain('Ford Fiesta 1.0 petrol, 2013 to 2016')
  await buyer.post('/', { registration: 'ab12 cde', car: 'V01111', car_value: '9500' })
  expect((await buyer.get('/use')).body).toContain('Audi A1 1.0 petrol, 2008 to 2012')
  const unknown = await visitor().post('/', { registration: 'AB12 CDF', car: '', car_value: '9500' })
  expect(unknown.headers.location).toBe('/?errors')
})
