import { isGranted } from '@coverwright/contract/call'
import { openToMembers } from '@coverwright/contract/open-to-members'
import { type ApiKeyMode, keyPermissions, permissionsForKey } from '@coverwright/domain/company/api-key/api-key'
import { roles } from '@coverwright/domain/company/member/roles'
import { type Permission, permissions, permissionsOfRole } from '@coverwright/domain/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey } from '../builders.ts'
import type { TestCompany } from '../test-app.ts'
import { everyCall, type HeadersOf, inputOf, memberCalls, send } from './every-call.ts'
import { startSweptApp } from './swept-app.ts'

const app = await startSweptApp()
const anId = () => crypto.randomUUID()

/** What stands beside the calls: none of it shows a company's data without a ticket for it. */
const besides = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/_/p/:companyId/:id/:width',
  '/_/f/:companyId/:id',
  '/_/a/pictures/:name',
  '/docs',
  '/v1/openapi.json',
  '/v1/message/stream',
  '/files/:ticket',
  '/pay/:ticket',
  '/my/:ticket',
  '/unsubscribe/:ticket',
  '/payment-notices/test',
  '/payment-notices/stripe',
]

test('every route is a call of the contract, or a known one beside it', async () => {
  await app.app.ready()
  expect(pathsIn(app.app.printRoutes({ commonPrefix: false }))).toEqual(
    new Set([...besides, ...everyCall.map((call) => call.path)]),
  )
})

/** A route whose path begins with another's is drawn under it, without what they share. */
function pathsIn(tree: string): Set<string> {
  const above: string[] = []
  const paths = new Set<string>()
  for (const [, indent = '', part = '', methods] of tree.matchAll(/^([│ ]*)[├└]── (\S+)(?: (\(.+\)))?$/gm)) {
    const depth = indent.length / 4
    above.splice(depth, Infinity, `${above[depth - 1] ?? ''}${part}`)
    if (methods) paths.add(above[depth] ?? '')
  }
  return paths
}

test('every call is documented', async () => {
  await app.app.ready()
  const { paths = {} } = app.app.swagger() as { paths?: object }
  expect(Object.keys(paths).toSorted()).toEqual(everyCall.map((call) => call.path).toSorted())
})

test('what is open to every member is theirs, or the frame of the studio', () => {
  const open = everyCall.filter(({ call }) => call.access.kind === 'member').map(({ name }) => name)
  expect(open.toSorted()).toEqual(Object.keys(openToMembers).toSorted())
})

test('every example is valid input of its call', () => {
  for (const swept of everyCall) {
    expect(swept.call.input.safeParse(inputOf(swept, anId)).error, swept.name).toBeUndefined()
  }
})

const isLetIn = async (company: { readonly headersOf: HeadersOf }, swept: (typeof everyCall)[number]) => {
  const { data } = await send(app, swept, company.headersOf, inputOf(swept, anId))
  return !['not-signed-in', 'not-allowed'].includes(data?.code)
}
const opens = ({ call: { access } }: (typeof everyCall)[number], granted: readonly Permission[]) =>
  isGranted(access, granted)

/** The calls that ask for the same, which any of these permissions opens. */
const callsByRight = (calls: typeof everyCall) =>
  [
    ...Map.groupBy(calls, ({ call: { access } }) => (access.kind === 'permission' ? access.anyOf : []).join(' or ')),
  ].flatMap(([rights, asking]) => (rights ? [{ rights, anyOf: rights.split(' or ') as Permission[], asking }] : []))

describe('what the permissions open is what the contract declares', () => {
  // Leaving ends the session the others need.
  const leaving = new Set(['identity/signOut', 'identity/signOutEverywhere', 'company/deactivateAccount'])
  const calls = memberCalls.filter(({ name }) => !leaving.has(name))

  // What is enough alone, and what is not enough with everything else: a permission that opens too much is in the rest.
  test.each(callsByRight(calls))('$rights opens what asks for it, and nothing else does', async ({ anyOf, asking }) => {
    for (const granted of anyOf) {
      const company = await app.aCompany({ role: 'standard', permissions: [granted] })
      for (const swept of asking) expect(await isLetIn(company, swept), `${swept.name} by ${granted}`).toBe(true)
    }
    const others = permissions.filter((code) => !anyOf.includes(code))
    const company = await app.aCompany({ role: 'standard', permissions: others })
    for (const swept of asking) expect(await isLetIn(company, swept), `${swept.name} by the others`).toBe(false)
  })

  test('for a member without any', async () => {
    const company = await app.aCompany({ role: 'standard', permissions: [] })
    for (const swept of calls) expect(await isLetIn(company, swept), swept.name).toBe(opens(swept, []))
  })

  test.each(roles)('for the role %s', async (role) => {
    const company = await app.aCompany({ role })
    for (const swept of calls)
      expect(await isLetIn(company, swept), swept.name).toBe(opens(swept, permissionsOfRole(role)))
  })
})

const isForKeys = ({ call }: (typeof everyCall)[number], given: readonly Permission[], mode: ApiKeyMode = 'live') =>
  !(mode === 'test' && call.isLive) &&
  !call.isPersonal &&
  (call.access.kind === 'permission' ? isGranted(call.access, given) : !call.audit)

const headersWith =
  ({ headersOf }: TestCompany, authorization: string): TestCompany['headersOf'] =>
  (request) => ({ ...headersOf(request), authorization })

const asKeyWith = async (given: readonly Permission[]) => {
  const company = await app.aCompany()
  const { secret } = await aKey(company, { permissions: [...given] })
  return { ...company, headersOf: headersWith(company, secret) }
}

describe('a key', () => {
  const calls = memberCalls.filter(({ name }) => name !== 'identity/signOut')
  const offered = keyPermissions.filter((code) => permissionsOfRole('primary').includes(code))
  test.each(callsByRight(calls))('with $rights opens what asks for it', async ({ anyOf, asking }) => {
    for (const granted of anyOf.filter((code) => offered.includes(code))) {
      const asKey = await asKeyWith([granted])
      for (const swept of asking) expect(await isLetIn(asKey, swept), swept.name).toBe(isForKeys(swept, [granted]))
    }
    const asKey = await asKeyWith(offered.filter((code) => !anyOf.includes(code)))
    for (const swept of asking) expect(await isLetIn(asKey, swept), `${swept.name} by the others`).toBe(false)
  })

  test('opens what anyone in the company may read', async () => {
    const [granted] = offered
    const asKey = await asKeyWith(granted ? [granted] : [])
    for (const swept of calls.filter(({ call }) => call.access.kind === 'member'))
      expect(await isLetIn(asKey, swept), swept.name).toBe(isForKeys(swept, []))
  })

  // With all it can be given: what one permission opens is the same of every key.
  test('for tests, sent as a bearer token and with nothing else, opens what a test may', async () => {
    const company = await app.aCompany()
    const given = [...permissionsForKey('test')]
    const { secret } = await aKey(company, { mode: 'test', permissions: given })
    const asKey = { headersOf: () => ({ authorization: `Bearer ${secret}` }) }
    for (const swept of calls) expect(await isLetIn(asKey, swept), swept.name).toBe(isForKeys(swept, given, 'test'))
  })
})

describe('a permission taken away', () => {
  let company: TestCompany
  beforeAll(async () => {
    company = await app.aCompany()
  })
  afterAll(() => app.owner.query('update member set permissions = null'))

  test('is gone at the next call, with the same token', async () => {
    await company.client.outbox.listMessages({})
    await app.owner.query(`update member set permissions = '{}' where id = $1`, [company.memberId])
    await expect(company.client.outbox.listMessages({})).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  })
})
