import { Body } from '@coverwright/domain/build/body/body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { renameData } from '@coverwright/domain/build/dataset/uses'
import type { Patch } from '@coverwright/domain/build/document/patch'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { afterEach, expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const editor = crypto.randomUUID()
const rename = (title: string): Patch[] => [{ op: 'replace', path: ['cover', 'plans', 0, 'title'], value: title }]

afterEach(() => {
  app.clock.now = () => new Date()
})
const later = (seconds: number) => {
  const at = Date.now() + seconds * 1000
  app.clock.now = () => new Date(at)
}

/** A product with a body, as its second revision. */
async function withBody(company: TestCompany) {
  const { id } = await aProduct(app, company)
  await company.client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })
  return { id, document: 'body' } as const
}

const titleOf = async ({ client }: TestCompany, id: string) => {
  const { body } = await client.product.getBody({ id })
  return (body as typeof sampleBody).cover.plans[0]?.title
}

test('what was changed is saved, and only that; body and shell count their own saves', async () => {
  const company = await app.aCompany()
  const { product } = company.client
  const place = await withBody(company)
  expect(await product.changeDocument({ ...place, revision: 2, editor, patches: rename('Essential') })).toMatchObject({
    revision: 3,
  })
  await product.updateShell({ id: place.id, revision: 1, shell: { ...sampleShell } })
  const steps: Patch[] = [{ op: 'replace', path: ['steps', 0], value: 'Start' }]
  await product.changeDocument({ id: place.id, document: 'shell', revision: 2, editor, patches: steps })
  expect(await product.getBody({ id: place.id })).toMatchObject({
    revision: 3,
    body: { ...sampleBody, cover: { plans: [{ title: 'Essential' }, sampleBody.cover.plans[1]] } },
  })
  expect(await product.getShell({ id: place.id })).toMatchObject({
    revision: 3,
    shell: { steps: ['Start', 'Plan', 'Check and pay'] },
  })
  const { rows } = await app.owner.query(
    `select detail from audit where subject_id = $1 and call = 'product/changeDocument' order by id`,
    [place.id],
  )
  expect(rows[0].detail).toEqual({ document: 'body', revision: 3, changed: ['replace /cover/plans/0/title'] })
})

test('the first save of a document may be the whole of it', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  const patches: Patch[] = [{ op: 'replace', path: [], value: sampleBody }]
  await company.client.product.changeDocument({ id, document: 'body', revision: 1, editor, patches })
  expect(await titleOf(company, id)).toBe(sampleBody.cover.plans[0]?.title)
})

test('a save that starts from an older revision is refused, also when ten come at once', async () => {
  const company = await app.aCompany()
  const place = await withBody(company)
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      company.client.product.changeDocument({ ...place, revision: 2, editor, patches: rename(`Plan ${at}`) }),
    ),
  )
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['product.changed-meanwhile']))
})

test.each<[string, Patch[], object]>([
  [
    'a place that is not there',
    [...rename('Half'), { op: 'replace', path: ['cover', 'nothing'], value: 1 }],
    { 'patches.1.path': 'There is no such place' },
  ],
  [
    'a list without that entry',
    [{ op: 'remove', path: ['cover', 'plans', 99] }],
    { 'patches.0.path': expect.any(String) },
  ],
  [
    'what the model does not know',
    [...rename('Half'), { op: 'add', path: ['price'], value: 1 }],
    { 'body.price': 'Parameter exception' },
  ],
  ['another kind of value', rename(7 as unknown as string), { 'body.cover.plans.0.title': expect.any(String) }],
  ['the whole replaced by nothing', [{ op: 'replace', path: [], value: null }], { 'body.': expect.any(String) }],
  ['no changes at all', [], { patches: expect.any(String) }],
  [
    'too many changes',
    Array.from({ length: 501 }, () => rename('x')).flat(),
    { patches: 'There are too many changes in one save' },
  ],
  [
    'a key that reaches the prototype',
    [{ op: 'add', path: ['constructor', 'prototype', 'role'], value: 'super' }],
    { 'patches.0.path.0': 'Parameter exception' },
  ],
])('%s is refused, and nothing is half-written', async (_what, patches, fields) => {
  const company = await app.aCompany()
  const place = await withBody(company)
  await expect(company.client.product.changeDocument({ ...place, revision: 2, editor, patches })).rejects.toMatchObject(
    { status: 422, code: 'invalid', fields },
  )
  expect(await company.client.product.getBody({ id: place.id })).toMatchObject({ revision: 2 })
  expect(await titleOf(company, place.id)).toBe(sampleBody.cover.plans[0]?.title)
  expect({}).not.toHaveProperty('role')
})

test('a save larger than a request may be is refused as too large', async () => {
  const company = await app.aCompany()
  const place = await withBody(company)
  await expect(
    company.client.product.changeDocument({ ...place, revision: 2, editor, patches: rename('x'.repeat(1_100_000)) }),
  ).rejects.toMatchObject({ code: 'too-large' })
})

test('while one edits, another is told who does, at every way to save, and may read', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'admin' })
  const place = await withBody(company)
  const lock = await company.client.product.lockDocument({ ...place, editor })
  expect(lock).toMatchObject({ holder: { memberId: company.memberId, name: 'Wren Okafor', editor } })

  const other = crypto.randomUUID()
  const named = {
    status: 409,
    code: 'product.being-edited',
    fields: { document: 'Wren Okafor is editing this. Try again later.' },
  }
  const { product } = colleague.client
  await expect(product.lockDocument({ ...place, editor: other })).rejects.toMatchObject(named)
  await expect(product.lockDocument({ ...place, editor: other, isTakingOver: true })).rejects.toMatchObject(named)
  await expect(
    product.changeDocument({ ...place, revision: 2, editor: other, patches: rename('Mine') }),
  ).rejects.toMatchObject(named)
  await expect(product.updateBody({ id: place.id, revision: 2, body: { ...sampleBody } })).rejects.toMatchObject(named)
  expect(await product.getDocumentLock(place)).toEqual(lock)
  // The shell is another document.
  await product.lockDocument({ id: place.id, document: 'shell', editor: other })
})

test('the document is free a minute after its holder was last heard of, and at once when they leave', async () => {
  const company = await app.aCompany()
  const colleague = await app.aColleague(company, { role: 'admin' })
  const place = await withBody(company)
  const other = crypto.randomUUID()
  await company.client.product.lockDocument({ ...place, editor })
  later(50)
  await company.client.product.lockDocument({ ...place, editor })
  later(100)
  await expect(colleague.client.product.lockDocument({ ...place, editor: other })).rejects.toMatchObject({
    code: 'product.being-edited',
  })
  later(111)
  expect(await colleague.client.product.getDocumentLock(place)).toMatchObject({ holder: null, until: null })
  await colleague.client.product.lockDocument({ ...place, editor: other })
  await expect(
    company.client.product.changeDocument({ ...place, revision: 2, editor, patches: rename('Late') }),
  ).rejects.toMatchObject({ code: 'product.being-edited' })
  // Letting go of what one no longer holds takes nothing from who holds it.
  await company.client.product.unlockDocument({ ...place, editor })
  expect(await company.client.product.getDocumentLock(place)).toMatchObject({ holder: { editor: other } })
  await colleague.client.product.unlockDocument({ ...place, editor: other })
  await company.client.product.lockDocument({ ...place, editor })
})

test('of two windows of one person the one that takes over edits', async () => {
  const company = await app.aCompany()
  const place = await withBody(company)
  const { product } = company.client
  const second = crypto.randomUUID()
  await product.lockDocument({ ...place, editor })
  await expect(product.lockDocument({ ...place, editor: second })).rejects.toMatchObject({
    code: 'product.being-edited',
  })
  await product.lockDocument({ ...place, editor: second, isTakingOver: true })
  await expect(
    product.changeDocument({ ...place, revision: 2, editor, patches: rename('Old window') }),
  ).rejects.toMatchObject({ code: 'product.being-edited' })
})

test('versions are numbered, never change, and the draft goes back to one without losing what it was', async () => {
  const company = await app.aCompany()
  const { product } = company.client
  const place = await withBody(company)
  const first = await product.saveVersion({ ...place, revision: 2, note: ' First ' })
  await product.changeDocument({ ...place, revision: 2, editor, patches: rename('Second') })
  await expect(product.saveVersion({ ...place, revision: 2, note: '' })).rejects.toMatchObject({
    code: 'product.changed-meanwhile',
  })
  await product.saveVersion({ ...place, revision: 3, note: '' })
  await product.changeDocument({ ...place, revision: 3, editor, patches: rename('Third') })
  expect((await product.listVersions(place)).versions).toMatchObject([
    { number: 2, isCurrent: false },
    { number: 1, note: 'First', savedBy: 'Wren Okafor', isCurrent: false, publishedAt: null },
  ])

  await product.restoreVersion({ id: first.id, editor })
  expect(await titleOf(company, place.id)).toBe(sampleBody.cover.plans[0]?.title)
  const { versions } = await product.listVersions(place)
  expect(versions).toMatchObject([
    { number: 3, note: 'Before version 1', isCurrent: false },
    { number: 2 },
    { number: 1, isCurrent: true },
  ])
  const kept = await product.getVersion({ id: versions[0]?.id ?? '' })
  expect(kept).toMatchObject({ document: 'body', number: 3, content: { cover: { plans: [{ title: 'Third' }, {}] } } })
})

test('nothing is kept as a version before there is something', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  await expect(
    company.client.product.saveVersion({ id, document: 'body', revision: 1, note: '' }),
  ).rejects.toMatchObject({ code: 'product.no-document' })
})

test('what is published is a version from then on; published again unchanged it stays the same one', async () => {
  const company = await app.aCompany()
  const { product } = company.client
  const { id } = await aProduct(app, company, { state: 'online' })
  await aRelease(company, id, 'staging')
  for (const document of ['body', 'shell'] as const) {
    expect((await product.listVersions({ id, document })).versions).toMatchObject([
      { number: 1, isCurrent: true, publishedAt: expect.any(String) },
    ])
  }
  await product.changeDocument({ id, document: 'body', revision: 2, editor, patches: rename('Other') })
  await aRelease(company, id, 'staging')
  expect((await product.listVersions({ id, document: 'body' })).versions).toMatchObject([{ number: 2 }, { number: 1 }])
})

test('data renamed in the body is renamed in the logic of the shell, and back when it is taken back', async () => {
  const company = await app.aCompany()
  const { product } = company.client
  const place = await withBody(company)
  const older = { name: 'age', is: 'more-than', value: '8' } as const
  const leads = { to: 'decline', reason: 'Too old' } as const
  const branches = [{ name: 'Old', when: { match: 'all' as const, tests: [older] }, leads }]
  const block = { id: 'old', name: 'Age', page: '/', kind: 'condition' as const, branches }
  await product.updateShell({ id: place.id, revision: 1, shell: { ...sampleShell, flow: { blocks: [block] } } })
  const readBy = async () => {
    const { shell, revision } = await product.getShell({ id: place.id })
    return { revision, tests: (shell as { flow: { blocks: [typeof block] } }).flow.blocks[0].branches[0]?.when.tests }
  }
  const stored = Body.parse((await product.getBody({ id: place.id })).body)
  await product.updateBody({ id: place.id, revision: 2, body: { ...renameData(stored, 'age', 'years') } })
  expect(await readBy()).toEqual({ revision: 3, tests: [{ ...older, name: 'years' }] })
  await product.updateBody({ id: place.id, revision: 3, body: { ...stored } })
  expect(await readBy()).toEqual({ revision: 4, tests: [older] })
  // A save that renames nothing leaves the shell alone.
  await product.updateBody({ id: place.id, revision: 4, body: { ...stored } })
  expect(await readBy()).toEqual({ revision: 4, tests: [older] })
})
