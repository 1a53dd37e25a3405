import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { anActiveGateway } from '../../../../test/gateways.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('each step is done by what stands', async () => {
  const company = await app.aCompany()
  const setUp = () => company.client.company.getSetUp({})
  const nothing = {
    profile: false,
    verification: false,
    senderEmail: false,
    people: false,
    gateway: false,
    product: false,
    live: false,
    agreement: false,
  }
  expect(await setUp()).toEqual(nothing)
  await app.aColleague(company, {})
  await anActiveGateway(company)
  await aProduct(app, company)
  expect(await setUp()).toMatchObject({ people: true, gateway: true, product: true, live: false })
})

test('a broker whose insurers are paid has no gateway to choose', async () => {
  const { client, companyId } = await app.aCompany({ businessType: 'broker' })
  await app.owner.query(`update company set payment_mode = 'P2I' where id = $1`, [companyId])
  expect(await client.company.getSetUp({})).toMatchObject({ gateway: null })
})

test('a step is told to who may do it', async () => {
  const company = await app.aCompany()
  await aProduct(app, company)
  const { client } = await app.aColleague(company, { permissions: ['project'] })
  const others = { profile: null, senderEmail: null, people: null, gateway: null, live: null, agreement: null }
  expect(await client.company.getSetUp({})).toEqual({ ...others, verification: null, product: true })
})
