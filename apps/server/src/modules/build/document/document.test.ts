import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aComponent } from '../../../../test/design-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company
const editor = crypto.randomUUID()
const note = (title: string) => ({ type: 'Note', props: { id: 'a', title, text: '' } })
const retitled = (value: string) => [{ op: 'replace' as const, path: ['blocks', 0, 'props', 'title'], value }]
const noted = { name: 'Why', about: '', blocks: [note('Why we ask')] }
let count = 0
const aNote = () => client.component.createComponent({ ...noted, name: `Why ${++count}` })

test('a component is edited piece by piece, and its library shows what was saved', async () => {
  const { id } = await aNote()
  const place = { ownerId: id, kind: 'component' } as const
  expect(await client.document.getDocument(place)).toMatchObject({ revision: 1, content: { blocks: noted.blocks } })
  await client.document.lockDocument({ ...place, editor })
  const change = { ...place, editor, revision: 1, patches: retitled('Why') }
  expect(await client.document.changeDocument(change)).toMatchObject({ revision: 2 })
  expect((await client.component.getComponent({ id })).blocks).toEqual([note('Why')])
  await expect(client.document.changeDocument(change)).rejects.toMatchObject({ code: 'document.changed-meanwhile' })
  await expect(
    client.document.changeDocument({ ...change, revision: 2, patches: [{ op: 'remove', path: ['blocks', 0] }] }),
  ).rejects.toMatchObject({ status: 422 })
})

test('while one edits a component nobody else saves it, by whichever call', async () => {
  const { id } = await aNote()
  const place = { ownerId: id, kind: 'component' } as const
  await client.document.lockDocument({ ...place, editor })
  const other = (await app.aColleague(company, { role: 'designer' })).client
  const refusal = { code: 'document.being-edited', fields: { document: expect.stringContaining('Wren Okafor') } }
  await expect(other.document.lockDocument({ ...place, editor: crypto.randomUUID() })).rejects.toMatchObject(refusal)
  const theirs = { ...place, editor: crypto.randomUUID(), revision: 1, patches: retitled('Mine') }
  await expect(other.document.changeDocument(theirs)).rejects.toMatchObject(refusal)
  await expect(other.component.updateComponent({ id, blocks: [note('Mine')] })).rejects.toMatchObject(refusal)
  expect(await other.component.updateComponent({ id, about: 'For all' })).toMatchObject({ about: 'For all' })
  await client.document.unlockDocument({ ...place, editor })
  expect(await other.document.getLock(place)).toMatchObject({ holder: null, revision: 1 })
  expect(await other.document.changeDocument(theirs)).toMatchObject({ revision: 2 })
})

test('what was approved and is edited is approved again; what is submitted or locked is not edited', async () => {
  const change = { editor, revision: 1, kind: 'component', patches: retitled('New') } as const
  const { id } = await aNote()
  await client.component.submitComponent({ id })
  const wrongState = { code: 'component.wrong-state' }
  await expect(client.document.changeDocument({ ...change, ownerId: id })).rejects.toMatchObject(wrongState)
  await expect(client.document.lockDocument({ ownerId: id, kind: 'component', editor })).rejects.toMatchObject(
    wrongState,
  )
  await client.component.approveComponent({ id })
  await client.document.changeDocument({ ...change, ownerId: id })
  expect(await client.component.getComponent({ id })).toMatchObject({ state: 'pending' })
  await client.component.lockComponent({ id, isLocked: true })
  await expect(client.document.changeDocument({ ...change, revision: 2, ownerId: id })).rejects.toMatchObject({
    code: 'component.locked',
  })
})

test('versions of a component are kept, gone back to, and go with it', async () => {
  const { id } = await aNote()
  const place = { ownerId: id, kind: 'component' } as const
  const first = await client.document.saveVersion({ ...place, revision: 1, note: 'First' })
  await client.document.changeDocument({ ...place, editor, revision: 1, patches: retitled('Second') })
  await client.document.restoreVersion({ id: first.id, editor })
  expect((await client.component.getComponent({ id })).blocks).toEqual(noted.blocks)
  const { versions } = await client.document.listVersions(place)
  expect(versions.map(({ note: said, isCurrent }) => [said, isCurrent])).toEqual([
    ['Before version 1', false],
    ['First', true],
  ])
  await expect(client.product.getVersion({ id: first.id })).rejects.toMatchObject({ code: 'product.version-not-found' })
  await client.component.deleteComponent({ id })
  for (const table of ['document', 'document_version', 'document_lock'])
    expect((await app.owner.query(`select from ${table} t where t::text like $1`, [`%${id}%`])).rowCount, table).toBe(0)
})

test('the kind says who may: a designer edits components and no shell of a product', async () => {
  const designer = (await app.aColleague(company, { role: 'standard', permissions: ['designStudio'] })).client
  const product = await aProduct(app, company)
  const shell = { ownerId: product.id, kind: 'shell' } as const
  expect(await designer.document.getDocument(shell)).toMatchObject({ revision: product.shellRevision })
  await expect(designer.document.lockDocument({ ...shell, editor })).rejects.toMatchObject({ code: 'not-allowed' })
  const component = await aComponent(app, company)
  const place = { ownerId: component.id, kind: 'component' } as const
  expect(await designer.document.lockDocument({ ...place, editor })).toMatchObject({ revision: 1 })
  const approver = await app.aColleague(company, { role: 'standard', permissions: ['approve-components'] })
  await expect(approver.client.document.getDocument(shell)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('body and shell are reached by the same calls, and their own say the same', async () => {
  const { id, bodyRevision } = await aProduct(app, company, { state: 'online' })
  const { content, revision } = await client.document.getDocument({ ownerId: id, kind: 'body' })
  expect(await client.product.getBody({ id })).toEqual({ revision: bodyRevision, body: content })
  expect(revision).toBe(bodyRevision)
})

test('what is of no owner of that kind is not found', async () => {
  const { id } = await aNote()
  await expect(client.document.getDocument({ ownerId: id, kind: 'shell' })).rejects.toMatchObject({
    code: 'product.not-found',
  })
})
