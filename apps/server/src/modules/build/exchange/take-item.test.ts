import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { exchangeLimits } from '@coverwright/domain/build/exchange/exchange'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { writeDesign } from '@coverwright/domain/build/product/design-file'
import { expect, test } from 'vitest'
import { aProduct, aTable } from '../../../../test/builders.ts'
import { aComponent } from '../../../../test/design-builders.ts'
import { aMaster, aReleased } from '../../../../test/exchange-builders.ts'
import { openExchange } from '../../../../test/exchange-desk.ts'
import type { TestCompany } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { forgetExchangeOf } from './forget-company.ts'

const {
  app,
  operator,
  staff,
  company,
  designer,
  elsewhere,
  exchange,
  reviews,
  reviewOf,
  availableAs,
  approval,
  release,
} = await openExchange()

/** A product with a table that has rates. */
async function withTable() {
  const table = await aTable(app, company, { state: 'active' })
  const found = await app.owner.query<{ product_id: string; name: string }>(
    'select product_id, name from pricing_table where id = $1',
    [table.id],
  )
  return found.rows[0] ?? { product_id: '', name: '' }
}

test.each([false, true])('an insurance travels with its rates only where that was ticked: %s', async (withRates) => {
  const { product_id: productId, name: table } = await withTable()
  const form = { about: '', tags: [], licence: 'CC BY', withRates }
  const { id } = await exchange.createFromProduct({ ...form, kind: 'body', name: `Rates ${withRates}`, productId })
  await exchange.generateItem({ id, notes: '' })
  const available = await release(id)
  expect(available).toMatchObject({ kind: 'body', withRates })
  const made = await elsewhere.client.exchange.takeDesign({ id: available.id, name: `Taken ${withRates}` })
  const { tables, body } = await elsewhere.client.product.exportDesign({ id: made.id })
  const original = await company.client.product.exportDesign({ id: productId })
  const rowsIn = (design: typeof original) => design.tables.find((each) => each.table.name === table)?.table.editions
  expect(JSON.stringify(rowsIn({ ...original, tables })) === JSON.stringify(rowsIn(original))).toBe(withRates)
  // Who stands behind it is whoever took it.
  expect(body).toMatchObject({ regulatory: { tradingName: expect.stringMatching(/^Company/) } })
  expect(JSON.stringify(body)).not.toContain(sampleBody.regulatory.tradingName)
})

test('a website is taken as a product, or into one that is there', async () => {
  const item = await aMaster(app, company)
  const { id } = await release(item.id)
  const made = await elsewhere.client.exchange.takeDesign({ id, name: 'Their site' })
  expect(made).toMatchObject({ hasShell: true, hasBody: true, line: 'pet' })
  await expect(elsewhere.client.exchange.takeDesign({ id, name: 'Their site' })).rejects.toMatchObject({
    code: 'product.name-taken',
    fields: { name: expect.any(String) },
  })
  expect(await elsewhere.client.exchange.findFreeName({ kind: 'shell', name: 'Their site' })).toEqual({
    isTaken: true,
    free: 'Their site 2',
  })
  const product = await aProduct(app, elsewhere)
  const into = await elsewhere.client.exchange.takeIntoProduct({ id, productId: product.id })
  expect(into).toMatchObject({ id: product.id, hasShell: true })
  await expect(elsewhere.client.exchange.takeComponent({ id, name: 'No component' })).rejects.toMatchObject({
    code: 'exchange.refused',
  })
})

test('photos travel, those that are gone are said, and what is found is shown to the reviewer', async () => {
  const { id: productId } = await aProduct(app, company)
  const kept = await company.client.photo.uploadPhoto({ name: 'kept.png' }, new Blob([tinyPng]))
  const gone = await company.client.photo.uploadPhoto({ name: 'gone.png' }, new Blob([tinyPng]))
  const picture = ({ src, width, height }: typeof kept) => ({ src, width, height, alt: '' })
  const social = { title: 'By a company', description: 'Write to us@company.example', image: picture(kept) }
  await company.client.product.updateShell({
    id: productId,
    revision: 1,
    shell: { ...sampleShell, social, favicon: gone.src },
  })
  // Nobody deletes what a product shows; what an older version let go is still missing.
  await app.owner.query('delete from photo where id = $1', [gone.id])
  const form = { name: 'With photos', about: '', tags: [], licence: '', withRates: false }
  const { id } = await exchange.createFromProduct({ ...form, kind: 'shell', productId })
  await exchange.generateItem({ id, notes: '' })
  const [version] = await exchange.listItemVersions({ id })
  expect(version).toMatchObject({ missingPhotos: 1 })
  const found = new Map(version?.checks.map((each) => [each.check, each.found]))
  expect(found.get('licences')).toEqual(['The item names no licence.', expect.stringContaining('kept')])
  expect(found.get('pictures')).toContain('Photos that are no longer in the library: 1.')
  expect(found.get('company')?.join()).toContain('us@company.example')
  const available = await release(id)
  expect(available.missingPhotos).toBe(1)
  const preview = await elsewhere.client.exchange.previewAvailable({ id: available.id })
  expect(Object.keys(preview.pictures)).toHaveLength(1)
  expect(JSON.stringify(preview)).not.toContain(company.companyId)
  const made = await elsewhere.client.exchange.takeDesign({ id: available.id, name: 'With photos' })
  const { shell } = await elsewhere.client.product.getShell({ id: made.id })
  expect(JSON.stringify(shell)).toContain(`/_/p/${elsewhere.companyId}/`)
  expect(JSON.stringify(shell)).not.toContain(company.companyId)
})

test('a file of a newer installation, a damaged, a hostile and a huge one are refused with words', async () => {
  const item = await aReleased(app, company)
  const key = `${operator.companyId}/exchange/${item.fileId}`
  const whole = writeDesign({
    settings: (await company.client.product.exportDesign({ id: (await aProduct(app, company)).id })).settings,
    body: null,
    shell: { ...sampleShell },
    tables: [],
  })
  const taken = async (file: unknown, content = Buffer.from(JSON.stringify(file))) => {
    await waysIn(app.pool, 'test').count(operator.companyId, (tx) =>
      app.ports.files.put(tx, key, content, { type: 'application/json' }),
    )
    return elsewhere.client.exchange.takeDesign({ id: item.id, name: `Never ${crypto.randomUUID()}` })
  }
  await expect(taken({ ...whole, version: 99 })).rejects.toMatchObject({
    code: 'exchange.refused',
    fields: { design: 'This design was exported by a newer version (99).' },
  })
  await expect(taken({ ...whole, settings: { ...whole.settings, name: 'Other' } })).rejects.toMatchObject({
    fields: { design: expect.stringContaining('changed after it was exported') },
  })
  const script = { type: 'Button', props: { id: 'b', label: 'Go', link: 'javascript:alert(1)' } }
  const [start, ...others] = sampleShell.pages
  const pages = [{ ...start, content: [script] }, ...others]
  const hostile = writeDesign({ ...whole, shell: { ...sampleShell, pages } })
  await expect(taken(hostile)).rejects.toMatchObject({
    fields: { design: 'The file is damaged: its website cannot be read.' },
  })
  await expect(taken(whole, Buffer.alloc(exchangeLimits.fileBytes + 1, ' '))).rejects.toMatchObject({
    code: 'exchange.refused',
    fields: { design: 'The file of this design is larger than 48 MB.' },
  })
})

test('nobody else’s are seen: three companies, the operator, and what each may reach', async () => {
  const item = await aMaster(app, company)
  const stranger = await app.aColleague(elsewhere, { role: 'designer' })
  const none = { code: 'exchange.not-found' }
  for (const call of [
    () => stranger.client.exchange.getItem({ id: item.id }),
    () => stranger.client.exchange.previewItem({ id: item.id }),
    () => stranger.client.exchange.submitItem({ id: item.id }),
    () => stranger.client.exchange.deriveItem({ masterId: item.id, name: 'Theirs' }),
    () => staff.client.exchange.getItem({ id: item.id }),
  ])
    await expect(call()).rejects.toMatchObject(none)
  const colleague = await app.aColleague(company, { role: 'standard' })
  for (const call of [
    () => designer.client.exchange.listReviews({}),
    () => colleague.client.exchange.listItems({}),
    () => company.client.exchange.listReports({}),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 })
  await exchange.submitItem({ id: item.id })
  const { id } = await reviewOf(item.name)
  // Until it is approved nobody but the reviewers knows of it.
  expect((await stranger.client.exchange.listAvailable({ search: item.name })).items).toEqual([])
  await reviews.decideReview(approval(id))
  const third = await app.aCompany()
  const { items } = await third.client.exchange.listAvailable({ search: item.name })
  expect(items).toHaveLength(1)
  for (const secret of [company.companyId, item.id, designer.memberId, item.source?.id ?? ''])
    expect(
      JSON.stringify([items, await third.client.exchange.previewAvailable({ id: items[0]?.id ?? '' })]),
    ).not.toContain(secret)
})

test('available items are found by line, kind, tag and name', async () => {
  const author: TestCompany = company
  const one = await aReleased(app, author, { name: 'Zebra pages', line: 'travel', tags: ['zebra', 'calm'] })
  const { client } = elsewhere
  const found = async (filter: Parameters<typeof client.exchange.listAvailable>[0]) =>
    (await client.exchange.listAvailable(filter)).items.map(({ id }) => id)
  expect(await found({ line: 'travel' })).toEqual([one.id])
  expect(await found({ tag: 'Zebra' })).toEqual([one.id])
  expect(await found({ search: 'zebra' })).toEqual([one.id])
  expect(await found({ search: 'zebra', kind: 'body' })).toEqual([])
})

test('a source that is gone is said, and the last version still travels', async () => {
  const component = await aComponent(app, company)
  const form = { name: 'Orphan', about: '', tags: [], licence: 'CC BY' }
  const { id } = await exchange.createFromComponent({ ...form, componentId: component.id })
  await exchange.generateItem({ id, notes: '' })
  await exchange.submitItem({ id })
  await company.client.component.deleteComponent({ id: component.id })
  expect(await exchange.getItem({ id })).toMatchObject({ source: null, isGenerated: false })
  await expect(exchange.generateItem({ id, notes: '' })).rejects.toMatchObject({ code: 'exchange.source-gone' })
  await reviews.decideReview(approval((await reviewOf('Orphan')).id))
  expect(await availableAs('Orphan')).toMatchObject({ number: 1 })
})

test('of an erased company what it released stays, and leads to nobody', async () => {
  const author = await app.aCompany()
  const item = await aReleased(app, author, { name: 'Left behind' })
  await waysIn(app.pool, 'test').count(operator.companyId, (tx) => forgetExchangeOf(tx, author.companyId))
  expect(await availableAs('Left behind')).toMatchObject({ id: item.id, author: '', isOwn: false })
  const { rows: left } = await app.owner.query('select to_jsonb(r)::text as row from released_item r where id = $1', [
    item.id,
  ])
  expect(JSON.stringify(left)).not.toContain(author.companyId)
})
