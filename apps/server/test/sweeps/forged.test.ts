import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { newSecret } from '../../src/platform/auth/secret.ts'
import { aKey } from '../builders.ts'
import { everyCall, inputOf, memberCalls, send } from './every-call.ts'
import { startSweptApp } from './swept-app.ts'

const app = await startSweptApp()
const mine = await app.aCompany()
const theirs = await app.aCompany()
const { tokens } = app.ports

const bearer = { memberId: mine.memberId, companyId: mine.companyId, sessionId: mine.sessionId }
const [header = '', payload = '', signature = ''] = mine.token.split('.')
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
const hmac = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('base64url')

const keyText = (await aKey(mine)).secret

const forgeries: Record<string, string | Promise<string>> = {
  'no token': '',
  'no token at all, but words': 'Bearer',
  'algorithm none': `${encoded({ alg: 'none' })}.${payload}.`,
  'algorithm none, signature kept': `${encoded({ alg: 'none' })}.${payload}.${signature}`,
  'another algorithm': `${encoded({ alg: 'HS512' })}.${payload}.${signature}`,
  'another key': `${header}.${payload}.${hmac(`${header}.${payload}`, 'guess')}`,
  'an empty key': `${header}.${payload}.${hmac(`${header}.${payload}`, ' ')}`,
  'no signature': `${header}.${payload}.`,
  'a signature cut short': `${header}.${payload}.${signature.slice(0, -2)}`,
  'claims of another company': `${header}.${encoded({ ...claims, companyId: theirs.companyId })}.${signature}`,
  'claims of another member': `${header}.${encoded({ ...claims, memberId: theirs.memberId })}.${signature}`,
  'a later end': `${header}.${encoded({ ...claims, exp: claims.exp + 9999 })}.${signature}`,
  'an access token for an id token': tokens.sign(bearer, 'access'),
  'a device ticket for an id token': tokens.seal('device', bearer, '5m'),
  'a session that is not': tokens.sign({ ...bearer, sessionId: crypto.randomUUID() }),
  'a session of another company': tokens.sign({ ...bearer, sessionId: theirs.sessionId }),
  'a company that is not': tokens.sign({ ...bearer, companyId: crypto.randomUUID() }),
  'a key without a secret': keyText.split('.')[0] ?? '',
  'a key with another secret': `${keyText.split('.')[0]}.${newSecret()}`,
  "another company's key": (await aKey(theirs)).secret,
  'a key of nothing': 'cwk_',
}

test.each(Object.entries(forgeries))('nobody is let in by %s', async (_name, forgery) => {
  const authorization = await forgery
  for (const swept of memberCalls) {
    const headersOf: typeof mine.headersOf = (request) => ({ ...mine.headersOf(request), authorization })
    expect(
      await send(
        app,
        swept,
        headersOf,
        inputOf(swept, () => crypto.randomUUID()),
      ),
      swept.name,
    ).toMatchObject({
      status: 401,
      data: { code: 'not-signed-in' },
    })
  }
})

test('an expired token asks for a refresh', async () => {
  const authorization = await tokens.sign(bearer, 'id', -1)
  const [swept] = memberCalls
  if (!swept) throw new Error('There are no calls')
  const headersOf: typeof mine.headersOf = (request) => ({ ...mine.headersOf(request), authorization })
  expect(await send(app, swept, headersOf, {})).toMatchObject({ status: 201, data: { code: 'token-expired' } })
})

test('the account named in the header must be the token’s', async () => {
  for (const id of ['', theirs.companyId]) {
    const headersOf: typeof mine.headersOf = (request) => ({ ...mine.headersOf(request), 'account-id': id })
    for (const swept of memberCalls) {
      expect(
        (
          await send(
            app,
            swept,
            headersOf,
            inputOf(swept, () => crypto.randomUUID()),
          )
        ).status,
      ).toBe(401)
    }
  }
})

const signedCalls = everyCall.filter(({ call }) => !call.isUnsigned)
const minute = 60_000

test.each([
  ['no signature', () => ({ signature: '' })],
  ['no header of it', () => ({ 'app-id': '', timestamp: '', signature: '' })],
  ['another signature', () => ({ signature: 'f'.repeat(64) })],
  ['an app id that was never handed out', () => ({ 'app-id': `${(Date.now() + 9e7).toString(36)}.guess` })],
  ['a timestamp changed afterwards', () => ({ timestamp: String(Date.now() + 8 * 60 * minute + 1) })],
] as const)('signed by %s: the signing material is unknown', async (_name, change) => {
  for (const swept of signedCalls) {
    const headersOf: typeof mine.headersOf = (request) => ({ ...mine.headersOf(request), ...change() })
    expect(
      await send(
        app,
        swept,
        headersOf,
        inputOf(swept, () => crypto.randomUUID()),
      ),
      swept.name,
    ).toMatchObject({
      status: 104,
      data: { code: 'unknown-signature' },
    })
  }
})

test.each([
  [-6, 104],
  [-4, 200],
  [4, 200],
  [6, 104],
])('signed %i minutes from now answers %i', async (minutes, status) => {
  const request = { method: 'POST', path: '/v1/login/getDomainType' } as const
  const headers = { ...app.sign(request, Date.now() + minutes * minute), 'content-type': 'application/json' }
  expect((await app.send({ ...request, query: {}, headers, body: '{}' })).status).toBe(status)
})
