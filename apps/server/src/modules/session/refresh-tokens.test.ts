import { sessionLimits } from '@coverwright/domain/session/session-limits'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestCompany } from '../../../test/test-app.ts'

const { aCompany, visitor, clock, ports } = await startTestApp()
const refused = { status: 401, code: 'session.refresh-refused', message: 'Login expired, Please login again' }
let company: TestCompany
beforeEach(async () => {
  clock.now = () => new Date()
  company = await aCompany()
})
const refresh = ({ refreshToken, deviceKey }: { refreshToken: string; deviceKey: string }) =>
  visitor.identity.refreshToken({ refreshToken, deviceKey })

test('gives a new set for the same session; the old refresh token is spent', async () => {
  const fresh = await refresh(company.tokens)
  expect(fresh.refreshToken).not.toBe(company.tokens.refreshToken)
  expect(await ports.tokens.verify(fresh.idToken)).toMatchObject({ sessionId: company.sessionId })
  expect(await refresh(fresh)).toMatchObject({ deviceKey: company.tokens.deviceKey })
})

test('a spent token used again ends the session for both who hold it', async () => {
  const fresh = await refresh(company.tokens)
  await expect(refresh(company.tokens)).rejects.toMatchObject(refused)
  await expect(refresh(fresh)).rejects.toMatchObject(refused)
  await expect(company.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
})

test('the token is of no use on another device', async () => {
  const other = await aCompany()
  await expect(refresh({ ...company.tokens, deviceKey: other.tokens.deviceKey })).rejects.toMatchObject(refused)
})

test('a session that was left alone too long is over', async () => {
  clock.now = () => new Date(Date.now() + sessionLimits.refreshMs)
  await expect(refresh(company.tokens)).rejects.toMatchObject(refused)
})

test('signing out ends the session at once', async () => {
  await company.client.identity.signOut({})
  await expect(company.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
  await expect(refresh(company.tokens)).rejects.toMatchObject(refused)
})

test.each(['', 'a.b.c', 'x'.repeat(200)])('what is no token of ours (%s) is refused', async (text) => {
  await expect(refresh({ refreshToken: text || '.', deviceKey: 'x' })).rejects.toMatchObject(refused)
})

test('of two refreshes at once one succeeds, and nobody keeps a session in two hands', async () => {
  const results = await Promise.allSettled([refresh(company.tokens), refresh(company.tokens)])
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
})
