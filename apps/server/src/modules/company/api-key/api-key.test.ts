import { createClient } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import { beforeEach, expect, test } from 'vitest'
import { aKey } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { tenantTablesOf } from '../../../../test/sweeps/tenant-tables.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})

const clientWith = (authorization: string) =>
  createClient(contract, {
    send: app.send,
    headers: async (request) => ({ ...company.headersOf(request), authorization }),
  })

const refused = { status: 401, code: 'not-signed-in' }
const notAllowed = { status: 403, code: 'not-allowed' }

test('makes calls in place of a token, within its permissions, and the audit names it', async () => {
  const { key, secret } = await aKey(company, { permissions: ['project'], name: 'Importer' })
  const program = clientWith(secret)
  const product = await program.product.createProduct({ ...exampleOf(ProductForm), name: 'From outside' })
  expect((await program.product.listProducts({})).items).toMatchObject([{ id: product.id }])
  await expect(program.outbox.listMessages({})).rejects.toMatchObject(notAllowed)
  const { items } = await company.client.audit.listEntries({ noun: 'product' })
  expect(items).toMatchObject([{ actor: { kind: 'key', name: 'Importer' }, subjectId: product.id }])
  expect(key).toMatchObject({ hint: secret.slice(-4), status: 'active', lastUsedAt: null })
  await eventually(async () => {
    const [shown] = (await company.client.secret.listKeys({})).items
    expect(shown?.lastUsedAt).not.toBeNull()
  })
})

test('is shown once and kept as a hash: no table and no repetition holds it', async () => {
  const headers = { ...company.headersOf({ method: 'POST', path: '/v1/secret/createKey' }), 'idempotency-key': 'again' }
  const body = JSON.stringify({ name: 'Once', permissions: ['project'], days: null })
  const request = {
    method: 'POST',
    path: '/v1/secret/createKey',
    query: {},
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  } as const
  const { data } = await app.send(request)
  const [, secret = 'none'] = (data.secret as string).split('.')
  expect((await app.send(request)).data.secret).not.toBe(data.secret)
  for (const { name } of await tenantTablesOf(app.owner)) {
    const { rowCount } = await app.owner.query(`select from ${name} t where position($1 in to_jsonb(t)::text) > 0`, [
      secret,
    ])
    expect(rowCount, name).toBe(0)
  }
})

test('is refused once it is revoked, has run out, or its maker is gone', async () => {
  const [revoked, late] = [await aKey(company), await aKey(company)]
  await company.client.secret.revokeKey({ id: revoked.key.id })
  await app.owner.query(`update api_key set expires_at = now() - interval '1 second' where id = $1`, [late.key.id])
  for (const { secret } of [revoked, late]) {
    await expect(clientWith(secret).product.listProducts({})).rejects.toMatchObject(refused)
  }
  const admin = await app.aColleague(company, { role: 'admin' })
  const { secret } = await aKey(admin)
  await clientWith(secret).product.listProducts({})
  await company.client.permission['user/removeUser']({ id: admin.memberId })
  await expect(clientWith(secret).product.listProducts({})).rejects.toMatchObject(refused)
})

test('may never more than whoever made it may do at that moment', async () => {
  const admin = await app.aColleague(company, { role: 'admin' })
  const { secret } = await aKey(admin, { permissions: ['read-outbox'] })
  await clientWith(secret).outbox.listMessages({})
  const place = { id: admin.memberId, role: 'standard', roleId: null, groupId: null } as const
  await company.client.permission['user/updateUser'](place)
  await expect(clientWith(secret).outbox.listMessages({})).rejects.toMatchObject(notAllowed)
})

test('cannot be given what comes with a role, and makes no keys, people or passwords', async () => {
  for (const permission of ['users', 'publish-live', 'manage-keys'] as const) {
    await expect(aKey(company, { permissions: [permission] })).rejects.toMatchObject({ code: 'api-key.not-grantable' })
  }
  const program = clientWith((await aKey(company, { permissions: ['company-profile', 'read-audit'] })).secret)
  await expect(aKey({ ...company, client: program })).rejects.toMatchObject(notAllowed)
  await expect(program.login.getUserData({})).rejects.toMatchObject(notAllowed)
  await expect(program.login.updateUserData({ name: 'Somebody', title: '' })).rejects.toMatchObject(notAllowed)
  await expect(program.identity.signOut({})).rejects.toMatchObject(notAllowed)
  expect(await program.audit.listEntries({})).toMatchObject({ total: expect.any(Number) })
})

test('a company has so many that work; one that is revoked makes room', async () => {
  const keys = []
  for (let n = 0; n < 20; n++) keys.push(await aKey(company))
  await expect(aKey(company)).rejects.toMatchObject({ code: 'api-key.too-many' })
  await company.client.secret.revokeKey({ id: keys[0]?.key.id ?? '' })
  await aKey(company)
})

test('a trial that ends, ends for keys and for who is signed in, at the next call', async () => {
  const { secret } = await aKey(company)
  await app.owner.query(`update company set trial_ends_at = now() - interval '1 second' where id = $1`, [
    company.companyId,
  ])
  await expect(clientWith(secret).product.listProducts({})).rejects.toMatchObject(refused)
  await expect(company.client.product.listProducts({})).rejects.toMatchObject(refused)
})
