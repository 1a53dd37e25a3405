import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createKeyring } from './keyring.ts'
import { createTokens } from './tokens.ts'

const secret = 'a secret that is long enough for a test'
const key = createSecretKey(secret, 'utf8')
const keyOf = (id: string, hoursOld: number, text = secret) => ({
  id,
  secret: text,
  madeAt: new Date(Date.now() - hoursOld * 3_600_000),
})
const tokens = createTokens([keyOf('', 5)])
const Note = z.object({ page: z.string() })
const unseal = (sealed: string) => tokens.unseal('test', Note, sealed)

test('a note comes back as it was, for its purpose alone', async () => {
  const sealed = await tokens.seal('test', { page: 'a', other: 'b' }, '30m')
  expect(await unseal(sealed)).toEqual({ page: 'a' })
  expect(await tokens.unseal('another', Note, sealed)).toBeUndefined()
  expect(await tokens.unseal('test', z.object({ page: z.number() }), sealed)).toBeUndefined()
})

test('it is good until its end', async () => {
  expect(await unseal(await tokens.seal('test', { page: 'a' }, '0m'))).toBeUndefined()
  for (const [life, seconds] of [
    ['2m', 120],
    ['12h', 43_200],
    ['400d', 34_560_000],
  ] as const) {
    const { payload } = await jwtVerify(await tokens.seal('test', { page: 'a' }, life), key)
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(seconds)
  }
})

test('it is a JSON Web Token like any other', async () => {
  const sealed = await new SignJWT({ page: 'a', use: 'test' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(key)
  expect(await unseal(sealed)).toEqual({ page: 'a' })
})

test('whatever is changed in it, it opens nothing', async () => {
  const sealed = await tokens.seal('test', { page: 'a' }, '30m')
  const [head = '', body = '', signature = ''] = sealed.split('.')
  const claims = Buffer.from(body, 'base64url').toString()
  const forged = [
    '',
    '..',
    sealed.slice(0, -1),
    `${sealed}.`,
    `${sealed}=`,
    `${head}.${body}`,
    `${head}.${body}.`,
    `${head}.${Buffer.from(claims.replace('"a"', '"b"')).toString('base64url')}.${signature}`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.${signature}`,
    await createTokens([keyOf('', 5, 'another secret that is long enough')]).seal('test', { page: 'a' }, '30m'),
    await new SignJWT({ page: 'a', use: 'test' }).setProtectedHeader({ alg: 'HS512' }).sign(key),
    await new SignJWT({ page: 'a', use: 'test' }).setProtectedHeader({ alg: 'HS256' }).sign(key),
  ]
  for (const each of forged) expect(await unseal(each), each).toBeUndefined()
})

const headOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
const bearer = { memberId: crypto.randomUUID(), companyId: crypto.randomUUID(), sessionId: crypto.randomUUID() }

test('a new key is believed at once and signs an hour later; what the old one signed goes on', async () => {
  const [legacy, first] = [keyOf('', 9000, 'from before keys had names'), keyOf('one', 50, 'the first key')]
  const before = createTokens([legacy])
  const [oldToken, oldLink] = [await before.sign(bearer), await before.seal('policy', { page: 'a' }, '400d')]
  const fresh = createTokens([legacy, first, keyOf('two', 0, 'the second key')])
  expect(headOf(await fresh.sign(bearer))).toEqual({ alg: 'HS256', kid: 'one' })
  const rested = createTokens([legacy, first, keyOf('two', 1, 'the second key')])
  const newest = await rested.sign(bearer)
  expect(headOf(newest)).toEqual({ alg: 'HS256', kid: 'two' })
  // A server that was started since believes both, whichever signs.
  for (const token of [oldToken, newest, await fresh.sign(bearer)])
    expect(await fresh.verify(token)).toMatchObject(bearer)
  expect(await rested.unseal('policy', Note, oldLink)).toEqual({ page: 'a' })
  // The old key is gone, and with it what it signed.
  const dropped = createTokens([keyOf('two', 1, 'the second key')])
  await expect(dropped.verify(oldToken)).rejects.toThrow('not-signed-in')
  expect(await dropped.unseal('policy', Note, oldLink)).toBeUndefined()
})

test('the only key signs from the first moment', async () => {
  const only = createTokens([keyOf('one', 0)])
  expect(await only.verify(await only.sign(bearer))).toMatchObject(bearer)
})

test('purposes are signed apart: what says another purpose than it was signed for is not believed', async () => {
  const ring = createKeyring([keyOf('one', 5)])
  const apart = createTokens([keyOf('one', 5)])
  const exp = Math.floor(Date.now() / 1000) + 600
  expect(await apart.unseal('test', Note, ring.sign('test', { page: 'a', use: 'test', exp }))).toEqual({ page: 'a' })
  expect(await apart.unseal('test', Note, ring.sign('other', { page: 'a', use: 'test', exp }))).toBeUndefined()
  await expect(apart.verify(ring.sign('other', { ...bearer, use: 'id', exp }))).rejects.toThrow('not-signed-in')
})

test('a key that is named and not there opens nothing', async () => {
  const other = createTokens([keyOf('three', 5)])
  expect(
    await createTokens([keyOf('one', 5)]).unseal('test', Note, await other.seal('test', { page: 'a' }, '1h')),
  ).toBeUndefined()
})

test('a secret is the same while a new key comes in', () => {
  const [one, two] = [keyOf('one', 50, 'the first key'), keyOf('two', 0, 'the second key')]
  expect(createTokens([one, two]).secretFor('refresh', 'x')).toBe(createTokens([one]).secretFor('refresh', 'x'))
})

const companyId = '01a1e7b6-f419-7000-9281-24fbb7add869'
const id = '01a1e7b7-92e1-7000-9631-aca6d9504af3'

test('a short link carries whose and which, and a few words; whatever is changed in it, it opens nothing', () => {
  const sealed = tokens.sealShort('policy', { companyId, id }, '400d')
  expect(sealed).toMatch(/^[\w-]{64}$/)
  expect(tokens.unsealShort('policy', sealed)).toMatchObject({ companyId, id, text: '' })
  const text = 'zoë@example.org'
  expect(tokens.unsealShort('resume', tokens.sealShort('resume', { companyId, id, text }, '30d'))).toMatchObject({
    text,
  })

  expect(tokens.unsealShort('resume', sealed)).toBeUndefined()
  expect(tokens.unsealShort('policy', tokens.sealShort('policy', { companyId, id }, '0d'))).toBeUndefined()
  const other = createTokens([keyOf('', 5, 'another secret that is long enough')])
  expect(other.unsealShort('policy', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const forged = Buffer.from(bytes)
    forged[at] = (forged[at] ?? 0) ^ 1
    expect(tokens.unsealShort('policy', forged.toString('base64url')), `byte ${at}`).toBeUndefined()
  }
  for (const wrong of ['', 'nothing', `${sealed}x`, `${sealed}=`, sealed.slice(0, -3), sealed.slice(4)])
    expect(tokens.unsealShort('policy', wrong), wrong).toBeUndefined()
})

test('a short link outlives a change of keys, and a token does not pass for one', async () => {
  const legacy = keyOf('', 5)
  const sealed = createTokens([legacy]).sealShort('policy', { companyId, id }, '400d')
  const later = createTokens([legacy, keyOf('two', 3, 'the second key')])
  expect(later.unsealShort('policy', sealed)).toMatchObject({ id })
  expect(later.sealShort('policy', { companyId, id }, '400d')).not.toBe(sealed)
  expect(later.unsealShort('policy', await later.seal('policy', { companyId, id }, '400d'))).toBeUndefined()
})
