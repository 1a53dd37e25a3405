import { methodOf } from '@coverwright/contract/call'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aTalker } from '../hub-builders.ts'
import { everyCall, inputOf, memberCalls, roleFor, send } from './every-call.ts'
import { headersFor } from './headers-for.ts'
import { startSweptApp } from './swept-app.ts'
import { stateOfCompanies } from './tenant-tables.ts'

const app = await startSweptApp()
const anId = () => crypto.randomUUID()

const ids = { id: anId(), companyId: anId(), company_id: anId(), memberId: anId(), actorId: anId(), subId: anId() }
const rights = { role: 'super', roles: ['super'], permissions: ['users'], permissionList: {}, isAdmin: true }
const states = {
  state: 'activated',
  status: 'paid',
  price: 1,
  premium: 1,
  createdAt: '2020-01-01',
  updatedAt: '2020-01-01',
}
const others = {
  passwordHash: 'x',
  isAnyDeviceTrusted: true,
  failedSignIns: 0,
  businessType: 'insurer',
  paymentMode: 'P2I',
}
const forbidden = { ...ids, ...rights, ...states, ...others }

/** A named model stands among the definitions, and the root only refers to it. */
function keysOf(input: z.ZodType) {
  const root = z.toJSONSchema(input, { io: 'input' })
  const { properties = {} } = root.$defs?.[root.$ref?.split('/').at(-1) ?? ''] ?? root
  return Object.keys(properties)
}

test.each(everyCall)('$name refuses keys it does not know, by name, and saves nothing', async (swept) => {
  const company = await app.aCompany({ role: roleFor(swept) })
  const headersOf = await headersFor(app, company, swept)
  const before = await stateOfCompanies(app.owner, [company.companyId])
  const valid = inputOf(swept, anId)
  const known = keysOf(swept.call.input)
  const surplus = Object.fromEntries(Object.entries(forbidden).filter(([key]) => !known.includes(key)))
  const answer = await send(app, swept, headersOf, { ...valid, ...surplus })
  expect(answer).toMatchObject({ status: 422, data: { code: 'invalid' } })
  expect(Object.keys(answer.data.fields)).toEqual(expect.arrayContaining(Object.keys(surplus)))
  expect(await stateOfCompanies(app.owner, [company.companyId])).toBe(before)
})

test.each(everyCall)('$name knows every key of its input, at any depth', ({ call }) => {
  const open: string[] = []
  const search = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return
    if ('properties' in node && !('additionalProperties' in node && node.additionalProperties === false))
      open.push(path)
    // An example is data: a key of it may be called as a keyword is.
    for (const [key, child] of Object.entries(node)) if (key !== 'examples') search(child, `${path}/${key}`)
  }
  search(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }), '')
  expect(open).toEqual([])
})

test.each(memberCalls.filter(({ call }) => call.paged))('$name sorts by nothing but its listed keys', async (swept) => {
  const { headersOf } = await app.aCompany({ role: roleFor(swept) })
  for (const orderBy of ['companyId', 'passwordHash', '-text', 'id; drop table member', '1']) {
    const answer = await send(app, swept, (request) => ({ ...headersOf(request), orderBy }), {})
    expect(answer).toMatchObject({ status: 422, data: { fields: { orderby: expect.any(String) } } })
  }
})

describe('what cannot be read', async () => {
  const signers = { primary: await app.aCompany(), super: await app.aCompany({ role: 'super' }) }
  const talker = await aTalker(app, signers.primary)
  const posted = everyCall.filter(({ call }) => methodOf(call) === 'POST' && !call.takesFile)
  const bodies = [
    ['is not JSON', '{"a":', 'application/json', 'malformed', 'The body is not valid JSON.'],
    ['is empty', '', 'application/json', 'malformed', 'The body is empty.'],
    [
      'is of another type',
      'a=1',
      'application/x-www-form-urlencoded',
      'malformed',
      expect.stringMatching('content type'),
    ],
    ['is a file', 'a', 'application/octet-stream', 'malformed', expect.any(String)],
    ['poisons prototypes', '{"__proto__":{"role":"super"}}', 'application/json', 'malformed', expect.any(String)],
    ['is a list', '[1]', 'application/json', 'invalid', undefined],
    ['is too large', JSON.stringify('a'.repeat(1_100_000)), 'application/json', 'too-large', undefined],
  ] as const

  test.each(bodies)('a body that %s is refused by every call', async (_name, body, type, code, reason) => {
    for (const swept of posted) {
      const { path, call } = swept
      const request = { method: 'POST', path } as const
      const { headersOf } = call.access.kind === 'appMember' ? talker : signers[roleFor(swept)]
      const headers = { ...headersOf(request), 'content-type': type }
      const answer = await app.send({ ...request, query: {}, headers, body })
      expect(answer, path).toMatchObject({ status: 422, data: { code } })
      expect(answer.data.reason).toEqual(reason)
    }
  })

  test('a path that is no call is answered as one that is not there', async () => {
    expect(await app.send({ method: 'POST', path: '/v1/no/such', query: {}, headers: {}, body: '' })).toMatchObject({
      status: 404,
      data: { code: 'no-such-call' },
      message: 'Request failed. Please refresh again.',
    })
  })
})
