import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { addTable } from '../pricing-table/index.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company

const table = {
  name: 'by_plan',
  hitPolicy: 'first',
  dimensions: [{ kind: 'text', name: 'plan' }],
  outputs: [{ kind: 'number', name: 'rate', decimals: 2 }],
  editions: [{ from: null, to: null, rows: [{ when: ['full'], results: ['1.10'] }] }],
} as const satisfies Parameters<typeof addTable>[1]['table']

async function aDesigned() {
  const { id, name } = await aProduct(app, company)
  await client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })
  await client.product.updateShell({ id, revision: 1, shell: { ...sampleShell } })
  return { id, name }
}

test('groups have names of their own, and letting one go keeps its products', async () => {
  const group = await client.product.createGroup({ name: 'Launches' })
  await expect(client.product.createGroup({ name: 'launches' })).rejects.toMatchObject({
    code: 'product.group-name-taken',
  })
  const other = await client.product.createGroup({ name: 'Pets' })
  await expect(client.product.renameGroup({ id: other.id, name: 'LAUNCHES' })).rejects.toMatchObject({
    code: 'product.group-name-taken',
  })
  const [one, two] = [await aProduct(app, company), await aProduct(app, company)]
  expect(await client.product.moveToGroup({ ids: [one.id, two.id], groupId: group.id })).toEqual({ moved: 2 })
  const { items } = await client.product.listProducts({ groupId: group.id }, { nowPage: 1, pageSize: 10 })
  expect(items.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted())
  expect((await client.product.listGroups({})).groups).toContainEqual({ id: group.id, name: 'Launches', count: 2 })
  await client.product.deleteGroup({ id: group.id })
  expect((await client.product.getProduct({ id: one.id })).groupId).toBeNull()
})

test('who was invited to read changes nothing of a product, by whatever call', async () => {
  const { id } = await aDesigned()
  const reader = await app.aColleague(company, { role: 'standard' })
  const them = reader.client
  const settings = { ...(await client.product.getProduct({ id })) }
  await client.product.setAccess({ id, openTo: 'company', invited: [{ memberId: reader.memberId, access: 'read' }] })
  expect(await them.product.getAccess({ id })).toMatchObject({ own: 'read', owner: { memberId: company.memberId } })
  const refused = { code: 'not-allowed' }
  const editor = crypto.randomUUID()
  await expect(them.product.lockDocument({ id, document: 'body', editor })).rejects.toMatchObject(refused)
  await expect(them.product.updateShell({ id, revision: 2, shell: { ...sampleShell } })).rejects.toMatchObject(refused)
  await expect(them.product.saveVersion({ id, document: 'body', revision: 2, note: '' })).rejects.toMatchObject(refused)
  await expect(them.product.moveToTrash({ id })).rejects.toMatchObject(refused)
  await expect(them.product.moveToGroup({ ids: [id], groupId: null })).rejects.toMatchObject(refused)
  await expect(them.product.setAccess({ id, openTo: 'company', invited: [] })).rejects.toMatchObject(refused)
  const version = await client.product.saveVersion({ id, document: 'body', revision: 2, note: '' })
  await expect(them.product.restoreVersion({ id: version.id, editor })).rejects.toMatchObject(refused)
  expect((await them.product.getBody({ id })).body).not.toBeNull()

  await client.product.setAccess({ id, openTo: 'invited', invited: [{ memberId: reader.memberId, access: 'write' }] })
  await them.product.lockDocument({ id, document: 'body', editor })
  await client.product.setAccess({ id, openTo: 'invited', invited: [] })
  await expect(them.product.lockDocument({ id, document: 'body', editor })).rejects.toMatchObject(refused)
  expect(settings.revision).toBe(1)
})

test('a copy has the whole design, and a name of its own', async () => {
  const { id, name } = await aDesigned()
  await waysIn(app.pool, 'test/tables').enter(company, async (tx, audit) => {
    await addTable(tx, { productId: id, kind: 'underwriting', table })
    await audit(id, {})
  })
  await expect(client.product.duplicateProduct({ id, name })).rejects.toMatchObject({ code: 'product.name-taken' })
  const copy = await client.product.duplicateProduct({ id, name: `${name} copy` })
  expect(copy).toMatchObject({ state: 'draft', hasBody: true, hasShell: true })
  const designs = await Promise.all([id, copy.id].map((each) => client.product.exportDesign({ id: each })))
  const [{ hash: _one, settings: from, ...original }, { hash: _two, settings: to, ...again }] = designs as [
    (typeof designs)[0],
    (typeof designs)[0],
  ]
  expect(again).toEqual(original)
  expect(again.tables).toMatchObject([{ kind: 'underwriting', table: { name: 'by_plan', editions: [{ rows: [{}] }] } }])
  expect({ ...to, name }).toEqual(from)
})

const asFile = (design: unknown) => new Blob([JSON.stringify(design)])

test('a design leaves as a file and comes back as it was; a foreign or damaged one is refused with the reason', async () => {
  const { id, name } = await aDesigned()
  const file = JSON.parse(JSON.stringify(await client.product.exportDesign({ id })))
  const elsewhere = await app.aCompany()
  const imported = await elsewhere.client.product.importDesign({ name }, asFile(file))
  expect(await elsewhere.client.product.exportDesign({ id: imported.id })).toEqual(file)
  await expect(elsewhere.client.product.importDesign({ name }, asFile(file))).rejects.toMatchObject({
    code: 'product.name-taken',
  })
  await expect(client.product.importDesign({ name: 'Other' }, asFile({ hello: 1 }))).rejects.toMatchObject({
    code: 'product.design-refused',
    fields: { design: 'This file is not a design that was exported here.' },
  })
  await expect(client.product.importDesign({ name: 'Other' }, asFile({ ...file, shell: null }))).rejects.toMatchObject({
    fields: { design: 'The file is damaged: it was changed after it was exported.' },
  })
})
