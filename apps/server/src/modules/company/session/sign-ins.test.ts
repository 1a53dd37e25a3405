import { maxSignInsShown } from '@coverwright/domain/company/session/sign-ins'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

const refused = { status: 401, code: 'not-signed-in' }
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0'

test('a person sees where they are signed in, and which devices are trusted; a colleague sees nothing of it', async () => {
  const company = await app.aCompany()
  const elsewhere = await app.aSession(company, firefox)
  const colleague = await app.aColleague(company, {})
  const { sessions, devices, hasMore } = await company.client.identity.getSignIns({})
  expect(sessions).toHaveLength(2)
  expect(sessions[0]).toMatchObject({ id: elsewhere.sessionId, browser: 'Firefox', system: 'Windows', isThis: false })
  expect(sessions[1]).toMatchObject({ id: company.sessionId, isThis: true, address: '127.0.0.1' })
  expect(devices.map(({ isThis }) => isThis)).toEqual([false, true])
  expect(hasMore).toBe(false)
  expect((await colleague.client.identity.getSignIns({})).sessions).toMatchObject([{ id: colleague.sessionId }])
})

test('one is ended, and its token is dead at once; nobody ends a colleague’s', async () => {
  const company = await app.aCompany()
  const elsewhere = await app.aSession(company)
  const colleague = await app.aColleague(company, {})
  await elsewhere.client.identity.getUser({})
  const { endSession } = company.client.identity
  await expect(endSession({ id: colleague.sessionId })).rejects.toMatchObject({ code: 'session.not-found' })
  await endSession({ id: elsewhere.sessionId })
  await expect(elsewhere.client.identity.getUser({})).rejects.toMatchObject(refused)
  await expect(endSession({ id: elsewhere.sessionId })).rejects.toMatchObject({ code: 'session.not-found' })
  await colleague.client.identity.getUser({})
  const { items } = await company.client.audit.listEntries({})
  expect(items.find(({ subjectId }) => subjectId === elsewhere.sessionId)).toMatchObject({
    call: 'identity/endSession',
  })
})

test('a forgotten device is signed out, and asked for a code again', async () => {
  const company = await app.aCompany()
  const { deviceId, client, tokens } = await app.aSession(company)
  const colleague = await app.aColleague(company, {})
  const forget = (id: string) => company.client.identity.forgetDevice({ id })
  const [theirs] = (await colleague.client.identity.getSignIns({})).devices
  await expect(forget(theirs?.id ?? '')).rejects.toMatchObject({ code: 'session.device-not-found' })
  await forget(deviceId)
  await expect(client.identity.getUser({})).rejects.toMatchObject(refused)
  const { refreshToken, deviceKey } = tokens
  await expect(app.visitor.identity.refreshToken({ refreshToken, deviceKey })).rejects.toMatchObject({ status: 401 })
  expect((await company.client.identity.getSignIns({})).devices).toHaveLength(1)
})

test.each([false, true])(
  'signing out everywhere ends every token; devices are forgotten: %s',
  async (forgetsDevices) => {
    const company = await app.aCompany()
    const elsewhere = await app.aSession(company)
    const colleague = await app.aColleague(company, {})
    await company.client.identity.signOutEverywhere({ forgetsDevices })
    for (const { client, tokens } of [company, elsewhere]) {
      await expect(client.identity.getUser({})).rejects.toMatchObject(refused)
      const { refreshToken, deviceKey } = tokens
      await expect(app.visitor.identity.refreshToken({ refreshToken, deviceKey })).rejects.toMatchObject({
        status: 401,
      })
    }
    await colleague.client.identity.getUser({})
    const { rowCount } = await app.owner.query('select from device where member_id = $1', [company.memberId])
    expect(rowCount).toBe(forgetsDevices ? 0 : 2)
  },
)

test('what a window listens to ends with its session, and with no other', async () => {
  const company = await app.aCompany()
  const elsewhere = await app.aSession(company)
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const path = '/v1/message/stream'
  const open = async ({ headersOf }: Pick<typeof company, 'headersOf'>) => {
    const { body } = await fetch(address + path, { headers: headersOf({ method: 'GET', path }) })
    if (!body) throw new Error('No stream')
    return body.getReader()
  }
  const ended = await open(elsewhere)
  const kept = await open(company)
  await company.client.identity.endSession({ id: elsewhere.sessionId })
  let heard = await ended.read()
  while (!heard.done) heard = await ended.read()
  expect(new TextDecoder().decode((await kept.read()).value)).toContain('resync')
  await kept.cancel()
})

test('who was removed reads that, by the token and by the refresh', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, {})
  await company.client.permission['user/removeUser']({ id: colleague.memberId })
  const ended = { status: 401, code: 'access-ended', message: 'Your access was ended' }
  await expect(colleague.client.identity.getUser({})).rejects.toMatchObject(ended)
  await expect(colleague.client.login.updateUserData({ name: 'A', title: '' })).rejects.toMatchObject(ended)
  const { refreshToken, deviceKey } = colleague.tokens
  await expect(app.visitor.identity.refreshToken({ refreshToken, deviceKey })).rejects.toMatchObject(ended)
  const [companyId, sessionId] = refreshToken.split('.')
  const guessed = `${companyId}.${sessionId}.guessed`
  await expect(app.visitor.identity.refreshToken({ refreshToken: guessed, deviceKey })).rejects.toMatchObject({
    code: 'session.refresh-refused',
  })
})

test('the list is bounded, those used last first', async () => {
  const company = await app.aCompany()
  await app.owner.query(
    `insert into device (id, company_id, member_id, key_hash, last_used_at)
     select gen_random_uuid(), $1, $2, 'k' || n, now() - n * interval '1 day' from generate_series(1, 60) n`,
    [company.companyId, company.memberId],
  )
  const { devices, hasMore } = await company.client.identity.getSignIns({})
  expect(devices).toHaveLength(maxSignInsShown)
  expect(devices[0]?.isThis).toBe(true)
  expect(hasMore).toBe(true)
})
