import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { exchangeChecks } from '@coverwright/domain/build/exchange/exchange-checks'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { writeDesign } from '@coverwright/domain/build/product/design-file'
import { afterAll, expect, test } from 'vitest'
import { aProduct, aTable } from '../../../../test/builders.ts'
import { aComponent } from '../../../../test/design-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { aDesigner, aMaster, aReleased } from '../../../../test/exchange-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { forgetExchangeOf } from './forget-company.ts'
import { exchangeJobs } from './handle-jobs.ts'

const app = await startTestApp()
const failures: unknown[] = []
const jobs = exchangeJobs({ ...waysIn(app.pool, 'job'), files: app.ports.files })
const worker = await startWorker(app.serverUrl, jobs, { onError: (error) => failures.push(error) })
afterAll(() => worker.stop())

const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
const operator = { companyId: rows[0]?.id ?? '' }
const staff = await app.aColleague(operator, { role: 'super' })
const company = await app.aCompany()
const designer = await aDesigner(app, company)
const elsewhere = await app.aCompany()
const { exchange } = designer.client
const reviews = staff.client.exchange

const reviewOf = (name: string) =>
  eventually(async () => {
    const { items } = await reviews.listReviews({ search: name, state: 'pending' })
    expect(items).toHaveLength(1)
    return items[0] ?? expect.fail()
  })
const availableAs = (name: string) =>
  eventually(async () => {
    const { items } = await elsewhere.client.exchange.listAvailable({ search: name })
    expect(items).toHaveLength(1)
    return items[0] ?? expect.fail()
  })
const settled = (id: string, state: string) =>
  eventually(async () => {
    const item = await exchange.getItem({ id })
    expect(item.state).toBe(state)
    return item
  })
const approval = (id: string) => ({ id, verdict: 'approve' as const, looked: [...exchangeChecks], reasons: '' })

/** Submitted, approved, and there to be taken. */
async function release(id: string) {
  const { name } = await exchange.submitItem({ id })
  const review = await reviewOf(name)
  await reviews.decideReview(approval(review.id))
  await settled(id, 'approved')
  return availableAs(name)
}

test('a master is generated from what its source holds, and no longer is once that changes', async () => {
  const item = await aMaster(app, company)
  expect(item).toMatchObject({ kind: 'shell', line: 'pet', number: 1, isGenerated: true, state: 'pending' })
  await expect(exchange.generateItem({ id: item.id, notes: '' })).rejects.toMatchObject({
    code: 'exchange.nothing-changed',
  })
  const productId = item.source?.id ?? ''
  const { revision } = await company.client.product.getShell({ id: productId })
  await company.client.product.updateShell({
    id: productId,
    revision,
    shell: { ...sampleShell, steps: ['One', 'Two', 'Three', 'Four', 'Five'] },
  })
  expect(await exchange.getItem({ id: item.id })).toMatchObject({ isGenerated: false, number: 1 })
  await expect(exchange.submitItem({ id: item.id })).rejects.toMatchObject({ code: 'exchange.not-generated' })
  expect(await exchange.generateItem({ id: item.id, notes: 'Other steps' })).toMatchObject({
    number: 2,
    isGenerated: true,
  })
  const versions = await exchange.listItemVersions({ id: item.id })
  expect(versions.map(({ number, notes }) => [number, notes])).toEqual([
    [2, 'Other steps'],
    [1, 'First'],
  ])
  await exchange.updateItem({ id: item.id, licence: '' })
  expect(await exchange.getItem({ id: item.id })).toMatchObject({ isGenerated: false })
})

test('what is locked is neither changed nor derived from', async () => {
  const { id } = await aMaster(app, company)
  await exchange.lockItem({ id, isLocked: true })
  const locked = { code: 'exchange.locked' }
  await expect(exchange.updateItem({ id, about: 'Other' })).rejects.toMatchObject(locked)
  await expect(exchange.generateItem({ id, notes: '' })).rejects.toMatchObject(locked)
  await expect(exchange.deriveItem({ masterId: id, name: 'Never' })).rejects.toMatchObject(locked)
  await expect(exchange.deleteItem({ id })).rejects.toMatchObject(locked)
  await exchange.lockItem({ id, isLocked: false })
  await exchange.deriveItem({ masterId: id, name: 'Unlocked' })
})

test('a sub item keeps its master, and says place by place what either changed', async () => {
  const master = await aMaster(app, company, 'component')
  const sub = await exchange.deriveItem({ masterId: master.id, name: 'In other words' })
  expect(sub).toMatchObject({ master: { id: master.id, number: 1, latest: 1 }, number: 0, isGenerated: false })
  expect(sub.source?.id).not.toBe(master.source?.id)
  await expect(exchange.deriveItem({ masterId: sub.id, name: 'Third' })).rejects.toMatchObject({
    code: 'exchange.not-a-master',
  })
  const note = (title: string) => [{ type: 'Note', props: { id: 'note', title, text: 'It changes your price.' } }]
  await company.client.component.updateComponent({ id: sub.source?.id ?? '', blocks: note('Our own words') })
  await exchange.generateItem({ id: sub.id, notes: '' })
  const own = await exchange.compareItem({ id: sub.id, of: 'own' })
  expect(own).toMatchObject({ count: 1, differences: [{ before: 'Why we ask', after: 'Our own words' }] })

  await expect(exchange.answerMaster({ id: sub.id, answer: 'stay' })).rejects.toMatchObject({
    code: 'exchange.nothing-new',
  })
  await company.client.component.updateComponent({ id: master.source?.id ?? '', blocks: note('The master changed') })
  await exchange.generateItem({ id: master.id, notes: '' })
  expect((await exchange.getItem({ id: sub.id })).master).toMatchObject({ number: 1, latest: 2 })
  const theirs = await exchange.compareItem({ id: sub.id, of: 'master' })
  expect(theirs).toMatchObject({ from: 1, to: 2, differences: [{ after: 'The master changed' }] })

  const taken = await exchange.answerMaster({ id: sub.id, answer: 'take-over' })
  expect(taken).toMatchObject({ master: { number: 2, latest: 2 }, isGenerated: false })
  const { blocks } = await company.client.component.getComponent({ id: sub.source?.id ?? '' })
  expect(blocks).toMatchObject([{ props: { title: 'The master changed' } }])
  await expect(exchange.deleteItem({ id: master.id })).rejects.toMatchObject({ code: 'exchange.has-subs' })
})

test('staying leaves a sub item as it is, until its master has yet another version', async () => {
  const master = await aMaster(app, company)
  const sub = await exchange.deriveItem({ masterId: master.id, name: 'Of its own' })
  const before = await company.client.product.getShell({ id: sub.source?.id ?? '' })
  const id = master.source?.id ?? ''
  const { revision } = await company.client.product.getShell({ id })
  const theme = { ...sampleShell.theme, brand: '#884422' }
  await company.client.product.updateShell({ id, revision, shell: { ...sampleShell, theme } })
  await exchange.generateItem({ id: master.id, notes: '' })
  expect((await exchange.answerMaster({ id: sub.id, answer: 'stay' })).master).toMatchObject({ number: 2, latest: 2 })
  expect(await company.client.product.getShell({ id: sub.source?.id ?? '' })).toEqual(before)
})

test('submitted, rejected with reasons, submitted again, approved: then any company can take it', async () => {
  const item = await aMaster(app, company, 'component')
  await exchange.submitItem({ id: item.id })
  const first = await reviewOf(item.name)
  expect(first).toMatchObject({ number: 1, hash: expect.any(String), companyName: expect.stringContaining('Company') })
  expect((await reviews.previewReview({ id: first.id })).blocks).toHaveLength(1)
  await expect(reviews.decideReview({ ...approval(first.id), verdict: 'reject' })).rejects.toMatchObject({
    fields: { reasons: expect.any(String) },
  })
  await reviews.decideReview({ id: first.id, verdict: 'reject', looked: [], reasons: 'Say more.' })
  expect(await settled(item.id, 'rejected')).toMatchObject({ reasons: 'Say more.' })
  const { items: news } = await designer.client.message.listNotifications({})
  expect(news).toEqual([])

  await exchange.submitItem({ id: item.id })
  const second = await reviewOf(item.name)
  await expect(reviews.decideReview({ ...approval(second.id), looked: ['contrast'] })).rejects.toMatchObject({
    code: 'exchange.unchecked',
  })
  await reviews.decideReview(approval(second.id))
  expect(await settled(item.id, 'approved')).toMatchObject({ releasedNumber: 1, reasons: '' })
  await expect(exchange.submitItem({ id: item.id })).rejects.toMatchObject({ code: 'exchange.nothing-new' })

  const available = await availableAs(item.name)
  expect(available).toMatchObject({ kind: 'component', number: 1, takes: 0, isOwn: false, takenNumber: null })
  const made = await elsewhere.client.exchange.takeComponent({ id: available.id, name: 'Why they ask' })
  expect(made).toMatchObject({ state: 'approved', origin: { itemId: available.id, name: item.name, number: 1 } })
  expect(made.approvedBlocks).toEqual(made.blocks)
  await eventually(async () => expect((await availableAs(item.name)).takes).toBe(1))
  expect(await availableAs(item.name)).toMatchObject({ takenNumber: 1 })
  const { items: takes } = await elsewhere.client.exchange.listTakes({})
  expect(takes).toMatchObject([{ name: item.name, madeId: made.id, takenBy: 'Wren Okafor' }])
})

test('the author is told, and so are those who took an earlier version', async () => {
  const item = await aMaster(app, company, 'component')
  const author = await app.owner.query<{ member_id: string }>('select member_id from exchange_item where id = $1', [
    item.id,
  ])
  const released = await release(item.id)
  await elsewhere.client.exchange.takeComponent({ id: released.id, name: `Taken ${item.name}` })
  await eventually(async () => expect((await availableAs(item.name)).takes).toBe(1))
  const told = async (memberId: string, part: string) => {
    const found = await app.owner.query<{ title: string }>('select title from notification where member_id = $1', [
      memberId,
    ])
    expect(found.rows.map(({ title }) => title).join('\n')).toContain(part)
  }
  await designer.client.exchange.listItems({})
  await told(author.rows[0]?.member_id ?? '', `“${item.name}” was approved`)
  await company.client.component.updateComponent({
    id: item.source?.id ?? '',
    blocks: [{ type: 'Note', props: { id: 'note', title: 'Second', text: 'Version' } }],
  })
  await exchange.generateItem({ id: item.id, notes: 'Shorter' })
  await release(item.id)
  await eventually(async () => {
    await elsewhere.client.exchange.listTakes({})
    await told(elsewhere.memberId, `“${item.name}”, which you took, has a version 2`)
  })
  expect(await availableAs(item.name)).toMatchObject({ number: 2, takenNumber: 1, notes: 'Shorter' })
  const versions = await elsewhere.client.exchange.listReleasedVersions({ id: released.id })
  expect(versions.map(({ number, notes }) => [number, notes])).toEqual([
    [2, 'Shorter'],
    [1, 'First'],
  ])
})

test('what was submitted is what is decided on, whatever its author does meanwhile', async () => {
  const item = await aMaster(app, company, 'component')
  await exchange.submitItem({ id: item.id })
  const review = await reviewOf(item.name)
  await company.client.component.updateComponent({
    id: item.source?.id ?? '',
    blocks: [{ type: 'Note', props: { id: 'note', title: 'Hidden', text: 'Afterwards' } }],
  })
  await exchange.generateItem({ id: item.id, notes: 'Meanwhile' })
  await reviews.decideReview(approval(review.id))
  expect(await settled(item.id, 'approved')).toMatchObject({ number: 2, releasedNumber: 1 })
  const { id } = await availableAs(item.name)
  expect(JSON.stringify(await elsewhere.client.exchange.previewAvailable({ id }))).not.toContain('Hidden')
})

test('of two reviewers at once one decides, and the other is told', async () => {
  const item = await aMaster(app, company, 'component')
  await exchange.submitItem({ id: item.id })
  const { id } = await reviewOf(item.name)
  const other = await app.aColleague(operator, { role: 'super' })
  const answers = await Promise.allSettled([
    reviews.decideReview(approval(id)),
    other.client.exchange.decideReview({ id, verdict: 'reject', looked: [], reasons: 'No.' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'exchange.decided' } })
})

test('what is taken back leaves the queue; what is withdrawn is taken no more, and copies stay', async () => {
  const item = await aMaster(app, company, 'component')
  await exchange.submitItem({ id: item.id })
  const { id } = await reviewOf(item.name)
  await exchange.takeBackItem({ id: item.id })
  await eventually(async () => expect((await reviews.getReview({ id })).state).toBe('replaced'))
  await expect(reviews.decideReview(approval(id))).rejects.toMatchObject({ code: 'exchange.decided' })

  const released = await release(item.id)
  const made = await elsewhere.client.exchange.takeComponent({ id: released.id, name: `Kept ${item.name}` })
  await expect(exchange.deleteItem({ id: item.id })).rejects.toMatchObject({ code: 'exchange.released' })
  await exchange.withdrawItem({ id: item.id })
  await eventually(async () =>
    expect((await elsewhere.client.exchange.listAvailable({ search: item.name })).items).toEqual([]),
  )
  await expect(elsewhere.client.exchange.takeComponent({ id: released.id, name: 'Too late' })).rejects.toMatchObject({
    code: 'exchange.not-found',
  })
  expect(await elsewhere.client.component.getComponent({ id: made.id })).toMatchObject({ state: 'approved' })
  await exchange.deleteItem({ id: item.id })
})

test('those who run the product withdraw what turned out wrong, and the author reads why', async () => {
  const item = await aMaster(app, company, 'component')
  const { id } = await release(item.id)
  await elsewhere.client.exchange.reportItem({ id, text: 'The text is somebody else’s.' })
  const report = await eventually(async () => {
    const { items } = await reviews.listReports({ isSettled: false })
    const found = items.find(({ itemId }) => itemId === id)
    expect(found).toMatchObject({ name: item.name, text: 'The text is somebody else’s.' })
    return found ?? expect.fail()
  })
  await reviews.withdrawReleased({ id, reasons: 'The text is somebody else’s.' })
  await reviews.settleReport({ id: report.id })
  expect(await settled(item.id, 'rejected')).toMatchObject({
    releasedNumber: null,
    reasons: 'The text is somebody else’s.',
  })
  await expect(elsewhere.client.exchange.getAvailable({ id })).rejects.toMatchObject({ code: 'exchange.not-found' })
})

/** A product with a table that has rates. */
async function withTable() {
  const table = await aTable(app, company, { state: 'active' })
  const found = await app.owner.query<{ product_id: string; name: string }>(
    'select product_id, name from pricing_table where id = $1',
    [table.id],
  )
  return found.rows[0] ?? expect.fail()
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
  const social = { title: `By ${'Company 1'}`, description: 'Write to us@company.example', image: picture(kept) }
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

test('a file of a newer installation, a damaged and a hostile one are refused with words', async () => {
  const item = await aReleased(app, company)
  const key = `${operator.companyId}/exchange/${item.fileId}`
  const whole = writeDesign({
    settings: (await company.client.product.exportDesign({ id: (await aProduct(app, company)).id })).settings,
    body: null,
    shell: { ...sampleShell },
    tables: [],
  })
  const taken = async (file: unknown) => {
    await waysIn(app.pool, 'test').count(operator.companyId, (tx) =>
      app.ports.files.put(tx, key, Buffer.from(JSON.stringify(file)), { type: 'application/json' }),
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

test('no job failed', () => expect(failures).toEqual([]))
