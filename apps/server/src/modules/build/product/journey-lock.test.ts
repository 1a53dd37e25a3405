import { contract } from '@coverwright/contract/contract'
import { idFieldsOf } from '@coverwright/contract/id-fields'
import { stateOfLine } from '@coverwright/domain/build/product/insurance-line'
import { ProductForm } from '@coverwright/domain/build/product/product'
import { exampleOf } from '@coverwright/domain/fields'
import { isOfProduct } from '@coverwright/domain/id-kinds'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const editor = crypto.randomUUID()

async function aJourney() {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { state: 'online' })
  const { client } = company
  const { bodyRevision } = await client.product.getProduct({ id })
  const version = await client.product.saveVersion({ id, document: 'body', revision: bodyRevision, note: '' })
  return { company, client, id, versionId: version.id }
}

test('a locked journey is edited by nobody, by whichever call, until it is unlocked; publishing goes on', async () => {
  const { company, client, id, versionId } = await aJourney()
  const before = await client.product.getProduct({ id })
  expect(before.lock).toBeNull()
  expect((await client.product.lockJourney({ id })).lock).toMatchObject({ by: 'Wren Okafor' })
  const colleague = await app.aColleague(company, { permissions: ['project', 'publisher', 'publish-live'] })
  const settings = exampleOf(ProductForm)
  const place = { id, document: 'shell', editor } as const
  const patches = [{ op: 'replace' as const, path: ['theme', 'radius'], value: 3 }]
  const edits = [
    () => client.product.updateSettings({ id, revision: before.revision, settings }),
    () => client.product.updateBody({ id, revision: before.bodyRevision, body: {} }),
    () => client.product.updateShell({ id, revision: before.shellRevision, shell: {} }),
    () => client.product.changeDocument({ ...place, revision: before.shellRevision, patches }),
    () => client.product.lockDocument(place),
    () => client.product.restoreVersion({ id: versionId, editor }),
    () => client.document.changeDocument({ ownerId: id, kind: 'shell', editor, revision: 1, patches }),
    () => client.pricing.uploadTable({ productId: id, kind: 'pricing', fileName: 'x.csv' }, new Blob(['a,b\n1,2'])),
    () => client.number.addProductCustomFields({ productId: id, fields: [] }),
    () => colleague.client.product.updateSettings({ id, revision: before.revision, settings }),
  ]
  for (const edit of edits)
    await expect(edit()).rejects.toMatchObject({
      code: 'product.locked',
      fields: { lock: 'Wren Okafor locked this journey.' },
    })
  expect(await client.product.getDocumentLock({ id, document: 'shell' })).toMatchObject({ lockedBy: 'Wren Okafor' })
  await expect(client.product.lockJourney({ id })).rejects.toMatchObject({ code: 'product.locked' })
  expect(await aRelease(company, id)).toMatchObject({ state: 'live' })

  expect((await colleague.client.product.unlockJourney({ id })).lock).toBeNull()
  await expect(client.product.unlockJourney({ id })).rejects.toMatchObject({ code: 'product.not-locked' })
  const open = await client.product.changeDocument({ ...place, revision: before.shellRevision, patches })
  expect(open.revision).toBe(before.shellRevision + 1)
})

test('nobody’s work is cut off: a journey that another is editing is not locked', async () => {
  const { company, client, id } = await aJourney()
  const colleague = await app.aColleague(company, { permissions: ['project'] })
  await colleague.client.product.lockDocument({ id, document: 'body', editor })
  await expect(client.product.lockJourney({ id })).rejects.toMatchObject({ code: 'product.being-edited' })
  await colleague.client.product.unlockDocument({ id, document: 'body', editor })
  expect((await client.product.lockJourney({ id })).lock).not.toBeNull()
})

/** Of a product, and no edit of its journey: where it stands, who may, which group it is in, what is kept or looked at. */
const leaveTheJourney = [
  'document/saveVersion',
  'document/unlockDocument',
  'pricing/downloadMarked',
  'pricing/downloadVersion',
  'product/duplicateProduct',
  'product/lockJourney',
  'product/moveToGroup',
  'product/moveToTrash',
  'product/restoreProduct',
  'product/saveVersion',
  'product/setAccess',
  'product/unlockDocument',
  'product/unlockJourney',
]

test('every call that builds a product edits the journey, or says that it does not', () => {
  const { document, number, pricing, product } = contract
  const building = Object.entries({ document, number, pricing, product }).flatMap(([group, { calls }]) =>
    Object.entries(calls)
      .filter(([, { audit, isForReaders }]) => audit && !isForReaders)
      .filter(([, { input }]) => idFieldsOf(input).some(({ entity }) => isOfProduct(entity)))
      .filter(([, { editsJourney }]) => !editsJourney)
      .map(([name]) => `${group}/${name}`),
  )
  expect(building.toSorted()).toEqual(leaveTheJourney)
})

test('templates, currencies and languages are answered by calls', async () => {
  const { client } = await app.aCompany()
  const templates = await client.product.listTemplates({ country: 'GB' })
  expect(templates.map(({ line }) => line)).toEqual(Object.keys(stateOfLine))
  for (const { questions, plans, tables, state } of templates) {
    expect(Math.min(questions, plans, tables)).toBeGreaterThan(0)
    expect(state).toBe('ready')
  }
  expect(await client.product.getCurrencyList({})).toContainEqual({ code: 'GBP', decimals: 2 })
  expect(await client.product.getLanguageList({})).toContainEqual({ code: 'de_de', tag: 'de-DE', name: 'Deutsch' })
})

test('a line that is coming soon is told, and made by nobody', async () => {
  const { client } = await app.aCompany()
  const states = stateOfLine as Record<keyof typeof stateOfLine, string>
  states.life = 'coming-soon'
  try {
    expect(await client.product.listTemplates({ country: 'GB' })).toContainEqual(
      expect.objectContaining({ line: 'life', state: 'coming-soon' }),
    )
    await expect(client.product.createProduct({ ...exampleOf(ProductForm), line: 'life' })).rejects.toMatchObject({
      code: 'product.line-coming-soon',
    })
  } finally {
    states.life = 'ready'
  }
})
