import { expect, test } from 'vitest'
import { aDataSource, aKeyword, anAgent } from '../../../../test/builders.ts'
import { aPolicy, aReferral } from '../../../../test/buyers.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const other = await app.aCompany()
const { client } = company

async function sold(at: TestCompany = company) {
  const { id } = await aPolicy(app, at)
  const { number, email, productName } = await at.client.policy.getPolicy({ id })
  return { id, number, email, productName }
}

const nothing = {
  found: false,
  state: null,
  productName: null,
  plan: null,
  startsOn: null,
  endsOn: null,
  isInForce: null,
}

test('a policy is found by its number, with nothing of whose it is', async () => {
  const { number, email, productName } = await sold()
  const found = await client.policy.findPolicy({ number })
  expect(found).toMatchObject({ found: true, state: 'issued', productName, isInForce: expect.any(Boolean) })
  expect(JSON.stringify(found)).not.toContain(email)
  expect(await client.policy.findPolicy({ number, email: email.toUpperCase() })).toEqual(found)
  expect(await client.policy.findPolicy({ number, email: 'else@example.org' })).toEqual(nothing)
  expect(await client.policy.findPolicy({ number, mode: 'test' })).toEqual(nothing)
  expect(await other.client.policy.findPolicy({ number })).toEqual(nothing)
})

test('the days of a cover say whether it is in force, is to come or has ended', async () => {
  const { id, number, email } = await sold()
  const days = (from: number, to: number) =>
    app.owner.query(
      'update policy set starts_on = current_date + $2::int, ends_on = current_date + $3::int where id = $1',
      [id, from, to],
    )
  const now = async () => ({
    isInForce: (await client.policy.findPolicy({ number })).isInForce,
    ...(await client.policy.countPolicies({ email })),
  })
  await days(-5, 5)
  const running = await now()
  expect(running.isInForce).toBe(true)
  await days(5, 9)
  expect(await now()).toMatchObject({ isInForce: false, inForce: running.inForce - 1, toCome: running.toCome + 1 })
  await days(-9, -5)
  expect(await now()).toMatchObject({ isInForce: false, inForce: running.inForce - 1, ended: running.ended + 1 })
  await days(-5, 5)
  await app.owner.query(`update policy set state = 'cancelled' where id = $1`, [id])
  expect(await now()).toMatchObject({ isInForce: false, ended: running.ended + 1 })
  expect(await other.client.policy.countPolicies({ email })).toEqual({ inForce: 0, toCome: 0, ended: 0 })
  expect(await client.policy.countPolicies({ email, mode: 'test' })).toEqual({ inForce: 0, toCome: 0, ended: 0 })
})

test('cases are counted by their state', async () => {
  const referral = await aReferral(app, company)
  const { email } = await client.referral.getReferral({ id: referral.id })
  expect(await client.referral.countReferrals({ email })).toMatchObject({ waiting: 1, accepted: 0 })
  expect((await client.referral.countReferrals({ email, mode: 'test' })).waiting).toBe(0)
  expect((await other.client.referral.countReferrals({ email })).waiting).toBe(0)
})

test('an agent by the code, a keyword in a language, a row by a cell', async () => {
  const agent = await anAgent(company)
  expect(await client.agent.findAgent({ code: agent.code.toLowerCase() })).toEqual({
    found: true,
    name: agent.name,
    isSelling: true,
  })
  expect(await other.client.agent.findAgent({ code: agent.code })).toMatchObject({ found: false })
  const { keyword, name } = await aKeyword(company, { texts: { en_uk: 'Call us', de_de: 'Rufen Sie an' } })
  expect(await client.keyword.findKeyword({ keyword })).toEqual({ found: true, name, text: 'Call us' })
  expect(await client.keyword.findKeyword({ keyword, language: 'de_de' })).toMatchObject({ text: 'Rufen Sie an' })
  expect(await client.keyword.findKeyword({ keyword, language: 'th_th' })).toEqual({ found: true, name, text: null })
  expect(await other.client.keyword.findKeyword({ keyword })).toMatchObject({ found: false })
  const { name: source } = await aDataSource(company, 'code,label:de_de,label\nA,Spürhund,Beagle\nB,Mops,Pug')
  const asked = { source, column: 'label', value: 'Pug' }
  expect(await client.dataSource.findRow(asked)).toEqual({ found: true, row: { code: 'B', label: 'Pug' } })
  expect(await client.dataSource.findRow({ ...asked, value: 'Mops' })).toMatchObject({ found: true })
  expect(await client.dataSource.findRow({ ...asked, column: 'colour' })).toEqual({ found: false, row: {} })
  expect(await other.client.dataSource.findRow(asked)).toEqual({ found: false, row: {} })
})
