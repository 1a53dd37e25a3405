import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { aMaster } from '../../../../test/exchange-builders.ts'
import { openExchange } from '../../../../test/exchange-desk.ts'

const {
  app,
  operator,
  company,
  designer,
  elsewhere,
  exchange,
  reviews,
  reviewOf,
  availableAs,
  settled,
  approval,
  release,
} = await openExchange()

const note = (title: string) => [{ type: 'Note', props: { id: 'note', title, text: 'It changes your price.' } }]

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
    return found?.id ?? ''
  })
  await reviews.withdrawReleased({ id, reasons: 'The text is somebody else’s.' })
  await reviews.settleReport({ id: report })
  expect(await settled(item.id, 'rejected')).toMatchObject({
    releasedNumber: null,
    reasons: 'The text is somebody else’s.',
  })
  await expect(elsewhere.client.exchange.getAvailable({ id })).rejects.toMatchObject({ code: 'exchange.not-found' })
})
