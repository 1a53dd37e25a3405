import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const { aCompany, visitor, clock, owner } = await startTestApp()
const incorrect = {
  status: 422,
  code: 'session.incorrect',
  message: 'The email address or password you entered is incorrect. Please try again.',
}

let company: TestCompany
beforeEach(async () => {
  clock.now = () => new Date()
  company = await aCompany()
})

const signIn = (change: { email?: string; password?: string; deviceKey?: string } = {}) =>
  visitor.login.landingV2({ email: company.email, password: testPassword, ...change })

test('a trusted device gets tokens, which open calls', async () => {
  const outcome = await signIn({ deviceKey: company.tokens.deviceKey })
  expect(outcome).toMatchObject({ outcome: 'signed-in', tokens: { deviceKey: company.tokens.deviceKey } })
})

test('a new device gets a ticket and no token', async () => {
  expect(await signIn()).toEqual({ outcome: 'new-device', ticket: expect.any(String) })
  expect(await signIn({ deviceKey: 'of another' })).toMatchObject({ outcome: 'new-device' })
})

test('the address is the same in capitals', async () => {
  expect(await signIn({ email: ` ${company.email.toUpperCase()} ` })).toMatchObject({ outcome: 'new-device' })
})

test('a wrong password and an unknown address answer the same', async () => {
  await expect(signIn({ password: 'Wrong-passw0rd' })).rejects.toMatchObject(incorrect)
  await expect(signIn({ email: 'nobody@company.example' })).rejects.toMatchObject(incorrect)
})

test('what is not filled in is asked for in the words of the specification', async () => {
  await expect(signIn({ email: '', password: '' })).rejects.toMatchObject({
    status: 422,
    fields: { email: 'Please input your email', password: 'Please input your password' },
  })
})

test('someone who is no longer registered cannot sign in', async () => {
  await owner.query(`update member set state = 'unregistered' where id = $1`, [company.memberId])
  await expect(signIn()).rejects.toMatchObject(incorrect)
  await expect(company.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
})

test('after too many wrong passwords none is taken from there, the right one neither', async () => {
  for (let n = 0; n < sessionLimits.signInTries; n++) {
    await expect(signIn({ password: 'Wrong-passw0rd' })).rejects.toMatchObject(incorrect)
  }
  await expect(signIn()).rejects.toMatchObject(incorrect)
  clock.now = () => new Date(Date.now() + sessionLimits.signInRestMs + 1000)
  expect(await signIn()).toMatchObject({ outcome: 'new-device' })
})

test('the audit knows of tries and successes', async () => {
  await expect(signIn({ password: 'Wrong-passw0rd' })).rejects.toMatchObject(incorrect)
  await signIn()
  const query = `select detail from audit where call = 'login/landingV2' and actor_id = $1 order by id`
  const { rows } = await owner.query(query, [company.memberId])
  expect(rows.map((row) => row.detail)).toEqual([{ refused: 'password' }, { waitsFor: 'device code' }])
})
