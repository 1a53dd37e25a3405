import { createClient } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const { aCompany, visitor, clock, ports, send, sign } = await startTestApp()
const refused = { status: 401, code: 'session.refresh-refused', message: 'Login expired, Please login again' }
let company: TestCompany
beforeEach(async () => {
  clock.now = () => new Date()
  company = await aCompany()
})
interface Asked {
  readonly refreshToken: string
  readonly deviceKey: string
}
const refresh = ({ refreshToken, deviceKey }: Asked) => visitor.identity.refreshToken({ refreshToken, deviceKey })

/** Under an idempotency key, as browsers send it. */
const refreshUnder = (key: string, { refreshToken, deviceKey }: Asked) =>
  createClient(contract, {
    send,
    headers: async (request) => sign(request),
    newKey: () => key,
  }).identity.refreshToken({ refreshToken, deviceKey })

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

test('asked again under its key, whose answer may have been lost, it answers the same refresh token', async () => {
  const lost = await refreshUnder('first', company.tokens)
  const again = await refreshUnder('first', company.tokens)
  expect(again.refreshToken).toBe(lost.refreshToken)
  expect(await ports.tokens.verify(again.idToken)).toMatchObject({ sessionId: company.sessionId })
  expect(await refreshUnder('second', again)).toMatchObject({ deviceKey: company.tokens.deviceKey })
  await expect(refreshUnder('first', company.tokens), 'its successor is spent too').rejects.toMatchObject(refused)
})

test.each([
  ['another key', (tokens: Asked) => refreshUnder('second', tokens)],
  ['no key', refresh],
])('a spent token under %s ends the session', async (_what, useAgain) => {
  const fresh = await refreshUnder('first', company.tokens)
  await expect(useAgain(company.tokens)).rejects.toMatchObject(refused)
  await expect(refreshUnder('first', company.tokens)).rejects.toMatchObject(refused)
  await expect(refresh(fresh)).rejects.toMatchObject(refused)
})

test('asking again from another device ends the session', async () => {
  const other = await aCompany()
  const fresh = await refreshUnder('first', company.tokens)
  const { deviceKey } = other.tokens
  await expect(refreshUnder('first', { ...company.tokens, deviceKey })).rejects.toMatchObject(refused)
  await expect(refresh(fresh)).rejects.toMatchObject(refused)
})

test('the key alone does not tell what comes next: two tokens under one key have different successors', async () => {
  const [first, second] = await Promise.all(
    [company.tokens, (await aCompany()).tokens].map((tokens) => refreshUnder('same', tokens)),
  )
  expect(first?.refreshToken.split('.')[2]).not.toBe(second?.refreshToken.split('.')[2])
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

test('a token that was made up ends nobody’s session', async () => {
  const mine = (await aCompany()).tokens.refreshToken.split('.')[2]
  for (const secret of ['x'.repeat(43), 'x'.repeat(86), mine]) {
    const refreshToken = `${company.companyId}.${company.sessionId}.${secret}`
    await expect(refresh({ refreshToken, deviceKey: 'x' })).rejects.toMatchObject(refused)
  }
  await company.client.login.getUserData({})
  expect(await refresh(company.tokens)).toMatchObject({ deviceKey: company.tokens.deviceKey })
})

test('of two refreshes at once one succeeds, and nobody keeps a session in two hands', async () => {
  const results = await Promise.allSettled([refresh(company.tokens), refresh(company.tokens)])
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
})
