import { beforeEach, expect, test } from 'vitest'
import { lastMessageTo } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const { aCompany, visitor, clock, owner } = await startTestApp()
let company: TestCompany
const dayMs = 24 * 60 * 60_000

const endTrial = (at: Date) =>
  owner.query('update company set trial_ends_at = $1 where id = $2', [at, company.companyId])

beforeEach(async () => {
  clock.now = () => new Date()
  company = await aCompany()
})

const signIn = () => visitor.login.landingV2({ email: company.email, password: testPassword })
const requestsOf = async () => {
  const { rows } = await owner.query('select * from reactivation_request where for_company_id = $1', [
    company.companyId,
  ])
  return rows
}

test('while it runs its days are counted and everybody signs in', async () => {
  await endTrial(new Date(Date.now() + 2.5 * dayMs))
  expect(await company.client.login.getCompanyUpgradeStatus({})).toMatchObject({
    trialDaysLeft: 3,
    isTrialExpired: false,
  })
  expect((await company.client.login.getUserData({})).company.trialEndsAt).not.toBeNull()
  await signIn()
})

test('without one there is nothing to end', async () => {
  expect(await company.client.login.getCompanyUpgradeStatus({})).toEqual({
    plan: 'Enterprise',
    trialEndsAt: null,
    trialDaysLeft: null,
    isTrialExpired: false,
  })
  expect(await company.client.login.referenceNumber({})).toEqual({ referenceNumber: expect.stringMatching(/^CW-/) })
})

test('once it is over nobody signs in or stays signed in', async () => {
  await endTrial(new Date(Date.now() - 1000))
  await expect(signIn()).rejects.toMatchObject({ code: 'session.trial-expired', status: 403 })
  const { refreshToken, deviceKey } = company.tokens
  await expect(visitor.identity.refreshToken({ refreshToken, deviceKey })).rejects.toMatchObject({ status: 401 })
  // Only who knows the password learns of it.
  await expect(visitor.login.landingV2({ email: company.email, password: 'Wrong-passw0rd' })).rejects.toMatchObject({
    code: 'session.incorrect',
  })
})

test('reactivation is asked for once a day, and the staff read of it', async () => {
  const { rows } = await owner.query<{ id: string }>('select id from company where is_operator')
  const staff = `staff-${process.pid}@coverwright.example`
  const values = [crypto.randomUUID(), rows[0]?.id, staff]
  await owner.query(
    `insert into member (id, company_id, email, name, role) values ($1, $2, $3, 'Imogen', 'super')`,
    values,
  )
  await endTrial(new Date(Date.now() - 1000))

  const ask = () => visitor.login.requestReactivation({ email: company.email, note: 'Two more weeks' })
  await Promise.all([ask(), ask(), ask()])
  expect(await requestsOf()).toMatchObject([{ for_member_id: company.memberId, note: 'Two more weeks' }])
  expect(await lastMessageTo({ owner }, staff)).toMatch(/Two more weeks/)
  const { rowCount } = await owner.query('select from notification where member_id = $1', [values[0]])
  expect(rowCount).toBe(1)

  clock.now = () => new Date(Date.now() + dayMs)
  await ask()
  expect(await requestsOf()).toHaveLength(2)
})

test('while the trial runs, or for nobody, nothing is asked and the answer is the same', async () => {
  await endTrial(new Date(Date.now() + dayMs))
  expect(await visitor.login.requestReactivation({ email: company.email, note: '' })).toBeNull()
  expect(await visitor.login.requestReactivation({ email: 'nobody@nowhere.example', note: '' })).toBeNull()
  expect(await requestsOf()).toEqual([])
})
