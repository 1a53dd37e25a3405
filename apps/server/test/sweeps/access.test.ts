import { type Permission, permissions } from '@coverwright/domain/permissions'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '../test-app.ts'
import { everyCall, inputOf, send } from './every-call.ts'

const app = await startTestApp()
const anId = () => crypto.randomUUID()
const actor = { userId: anId(), companyId: anId(), permissions: [...permissions] }

test('every route is a call of the contract, or one of two that carry no data', async () => {
  await app.app.ready()
  const routes = app.app.printRoutes({ commonPrefix: false }).matchAll(/(\/\S+) \(/g)
  const paths = new Set([...routes].map(([, path]) => path))
  expect(paths).toEqual(new Set(['/readyz', '/v1/openapi.json', ...everyCall.map((call) => call.path)]))
})

test('every call is documented', async () => {
  await app.app.ready()
  const { paths = {} } = app.app.swagger() as { paths?: object }
  expect(Object.keys(paths)).toEqual(everyCall.map((call) => call.path))
})

test('every example is valid input of its call', () => {
  for (const swept of everyCall) {
    expect(swept.call.input.safeParse(inputOf(swept, anId)).error, swept.name).toBeUndefined()
  }
})

describe.each(everyCall)('$name', (swept) => {
  const { access } = swept.call
  const statusFor = async (token?: string) => (await send(app, swept, token, inputOf(swept, anId))).status
  const isLetIn = async (token?: string) => ![401, 403].includes(await statusFor(token))
  const isOpenTo = (permission: Permission) => access.kind !== 'permission' || access.permission === permission

  test.each(permissions)('lets in a member with the permission "%s" as declared', async (permission) => {
    expect(await isLetIn(await app.tokens.sign({ ...actor, permissions: [permission] }))).toBe(isOpenTo(permission))
  })

  test.skipIf(access.kind === 'anyone')('refuses whoever is not signed in', async () => {
    const [header, , signature] = (await app.tokens.sign(actor)).split('.')
    const forged = Buffer.from(JSON.stringify({ ...actor, exp: 2e9 })).toString('base64url')
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
    expect(await statusFor()).toBe(401)
    expect(await statusFor(`${header}.${forged}.${signature}`)).toBe(401)
    expect(await statusFor(`${unsigned}.${forged}.`)).toBe(401)
    expect(await statusFor(await app.tokens.sign(actor, '-1s')), 'an expired token asks for a refresh').toBe(201)
  })
})
