import { createClient } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { aKey } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

/** As curl sends it: the header, and nothing that is signed. */
const clientWith = (headers: Record<string, string>) =>
  createClient(contract, { send: app.send, headers: async () => headers })
const bearing = (secret: string) => clientWith({ authorization: `Bearer ${secret}` })

const refused = { status: 401, code: 'not-signed-in' }
const unsigned = { status: 104 }

test('a key as a bearer token is all a call needs, and says which key it is', async () => {
  const company = await app.aCompany()
  const { secret } = await aKey(company, { permissions: ['project'], name: 'Importer' })
  expect(secret).toMatch(/^cw_live_[\w-]{43}\.[\w-]{43}$/)
  const product = await bearing(secret).product.createProduct({ ...exampleOf(ProductForm), name: 'By curl' })
  const { items } = await company.client.audit.listEntries({ noun: 'product' })
  expect(items).toMatchObject([{ actor: { kind: 'key', name: 'Importer' }, subjectId: product.id }])
  await clientWith({ authorization: `bearer ${secret}` }).product.listProducts({})
})

test('every use is counted', async () => {
  const company = await app.aCompany()
  const { secret } = await aKey(company)
  await bearing(secret).product.listProducts({})
  await eventually(async () => {
    expect((await company.client.secret.listKeys({})).items).toMatchObject([{ uses: 1 }])
  })
})

test('nothing else comes in unsigned', async () => {
  const company = await app.aCompany()
  const other = await app.aCompany()
  const { key, secret } = await aKey(company)
  for (const authorization of [secret, company.token, `Bearer ${company.token}`, `Basic ${secret}`, 'Bearer '])
    await expect(clientWith({ authorization }).product.listProducts({}), authorization).rejects.toMatchObject(unsigned)
  for (const authorization of [`Bearer ${secret}x`, `Bearer ${secret.replace('_live_', '_test_')}`, 'Bearer cw_live_'])
    await expect(clientWith({ authorization }).product.listProducts({}), authorization).rejects.toMatchObject(refused)
  const elsewhere = { authorization: `Bearer ${secret}`, 'account-id': other.companyId }
  await expect(clientWith(elsewhere).product.listProducts({})).rejects.toMatchObject(refused)
  // What is open to anyone proves nobody: it is signed as before.
  await expect(bearing(secret).login.getBlacklist({})).rejects.toMatchObject(unsigned)
  await company.client.secret.revokeKey({ id: key.id })
  await expect(bearing(secret).product.listProducts({})).rejects.toMatchObject(refused)
})

test('keys that were made before there were two kinds go on, signed and plain', async () => {
  const company = await app.aCompany()
  const { secret } = await aKey(company)
  const old = secret.replace('cw_live_', 'cwk_')
  expect((await bearing(old).product.listProducts({})).items).toEqual([])
  const signed = createClient(contract, {
    send: app.send,
    headers: async (request) => ({ ...company.headersOf(request), authorization: old }),
  })
  expect((await signed.product.listProducts({})).items).toEqual([])
})

test('as many calls a minute as anybody', async () => {
  const limited = await startTestApp({ ACCOUNT_LIMIT: '3' })
  const company = await limited.aCompany()
  const { secret } = await aKey(company)
  const program = createClient(contract, {
    send: limited.send,
    headers: async () => ({ authorization: `Bearer ${secret}` }),
  })
  for (let n = 0; n < 3; n++) await program.product.listProducts({})
  await expect(program.product.listProducts({})).rejects.toMatchObject({ status: 429 })
})
