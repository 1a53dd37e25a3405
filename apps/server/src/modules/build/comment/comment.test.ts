import { CommentForm, commentLimits } from '@coverwright/domain/build/comment/comment'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aComment } from '../../../../test/design-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const example = exampleOf(CommentForm)

test('a thread is begun at a block, answered, resolved and reopened, by whoever may only read the product too', async () => {
  const company = await app.aCompany()
  const reader = await app.aColleague(company, { role: 'standard' })
  const { id: productId } = await aProduct(app, company)
  const invited = [{ memberId: reader.memberId, access: 'read' as const }]
  await company.client.product.setAccess({ id: productId, openTo: 'invited', invited })
  const theirs = reader.client.comment
  const made = await theirs.addComment({ ...example, productId, text: ' Shorter? ' })
  expect(made).toMatchObject({ page: '/', blockId: 'hero', blockName: 'Hero', text: 'Shorter?', replies: 0 })

  const { comment } = company.client
  await comment.replyToComment({ id: made.id, text: 'Yes.', mentions: [] })
  await theirs.replyToComment({ id: made.id, text: 'Thanks.', mentions: [] })
  const { replies } = await comment.listReplies({ id: made.id })
  expect(replies.map(({ text }) => text)).toEqual(['Yes.', 'Thanks.'])
  // An answer is no thread of its own.
  await expect(comment.listReplies({ id: replies[0]?.id ?? '' })).rejects.toMatchObject({ code: 'comment.not-found' })

  const resolved = await comment.resolveComment({ id: made.id })
  expect(resolved.resolvedBy).not.toBeNull()
  // Resolved by two at once it stays as the first had it.
  await expect(theirs.resolveComment({ id: made.id })).rejects.toMatchObject({ code: 'comment.resolved' })
  const late = theirs.replyToComment({ id: made.id, text: 'And this?', mentions: [] })
  await expect(late).rejects.toMatchObject({ code: 'comment.resolved' })
  expect(await theirs.reopenComment({ id: made.id })).toMatchObject({ resolvedAt: null, resolvedBy: null, replies: 2 })
  await expect(comment.reopenComment({ id: made.id })).rejects.toMatchObject({ code: 'comment.open' })
  const { threads } = await comment.listComments({ productId })
  expect(threads).toMatchObject([{ id: made.id, replies: 2 }])
})

test('who is mentioned is told once, with the way to the thread; nobody is told their own words', async () => {
  const company = await app.aCompany()
  const wren = await app.aColleague(company, { role: 'admin' })
  const { id: productId } = await aProduct(app, company)
  const { comment } = company.client
  const made = await comment.addComment({
    ...example,
    productId,
    mentions: [wren.memberId, wren.memberId, company.memberId],
  })
  const newsOf = async (member: typeof wren) =>
    (await member.client.message.listNotifications({})).items.filter(({ source }) => source === 'Comments')
  expect(await newsOf(wren)).toMatchObject([{ link: `/editor?product=${productId}&comment=${made.id}` }])
  await comment.replyToComment({ id: made.id, text: 'See?', mentions: [wren.memberId] })
  expect((await newsOf(wren)).map(({ link }) => link)).toEqual(
    Array(2).fill(`/editor?product=${productId}&comment=${made.id}`),
  )
  expect(await newsOf(company)).toEqual([])
  const people = (await comment.listComments({ productId })).people.map(({ memberId }) => memberId)
  expect(people.toSorted()).toEqual([company.memberId, wren.memberId].toSorted())
})

test('another company reads, answers and mentions nothing of it', async () => {
  const company = await app.aCompany()
  const stranger = await app.aCompany()
  const { id, productId } = await aComment(app, company)
  const missing = { code: 'comment.not-found' }
  await expect(stranger.client.comment.listComments({ productId })).rejects.toMatchObject({ code: 'product.not-found' })
  await expect(stranger.client.comment.listReplies({ id })).rejects.toMatchObject(missing)
  await expect(stranger.client.comment.resolveComment({ id })).rejects.toMatchObject(missing)
  const mention = company.client.comment.replyToComment({ id, text: 'Hi', mentions: [stranger.memberId] })
  await expect(mention).rejects.toMatchObject({ code: 'member.not-found' })
  expect((await company.client.comment.listReplies({ id })).replies).toEqual([])
})

test('threads and answers have an end, and resolving makes room', async () => {
  const company = await app.aCompany()
  const { id, productId } = await aComment(app, company)
  const { comment } = company.client
  const more = (count: number, threadId: string | null) =>
    app.owner.query(
      `insert into block_comment (id, company_id, product_id, thread_id, page, block_id, block_name, member_id, text)
       select gen_random_uuid(), company_id, product_id, $2, page, block_id, block_name, member_id, 'x'
       from block_comment, generate_series(1, $3) where id = $1`,
      [id, threadId, count],
    )
  await more(commentLimits.inThread - 1, id)
  const answer = comment.replyToComment({ id, text: 'One more', mentions: [] })
  await expect(answer).rejects.toMatchObject({ code: 'comment.thread-full' })
  await more(commentLimits.open - 2, null)
  const add = () => comment.addComment({ ...example, productId })
  const results = await Promise.allSettled([add(), add()])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await comment.resolveComment({ id })
  await add()
  await expect(comment.reopenComment({ id })).rejects.toMatchObject({ code: 'comment.too-many' })
  expect((await comment.listComments({ productId })).threads).toHaveLength(commentLimits.open + 1)
})
