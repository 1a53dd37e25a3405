import { createSecretKey } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTokens } from './tokens.ts'

const secret = 'a secret that is long enough for a test'
const key = createSecretKey(secret, 'utf8')
const tokens = createTokens(secret)
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
    await createTokens('another secret that is long enough').seal('test', { page: 'a' }, '30m'),
    await new SignJWT({ page: 'a', use: 'test' }).setProtectedHeader({ alg: 'HS512' }).sign(key),
    await new SignJWT({ page: 'a', use: 'test' }).setProtectedHeader({ alg: 'HS256' }).sign(key),
  ]
  for (const each of forged) expect(await unseal(each), each).toBeUndefined()
})
