import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { aPostAccount, aPostPhoto } from '../../../../test/post-builders.ts'
import { startPostDesk } from '../../../../test/post-desk.ts'
import { signMessage } from '../../../adapters/outbound/sign-message.ts'
import { inCompany } from '../../../platform/http/ways-in.ts'

const {
  app,
  jobs,
  now,
  mastodon,
  hook,
  company,
  client,
  onMastodon,
  approved,
  publishNow,
  stateOf,
  becomes,
  sweepPosts,
  later,
  told,
} = await startPostDesk()

test('a webhook is told what to post, signed, and under the same id when it is told again', async () => {
  const made = await client().postAccount.createAccount({
    network: 'webhook',
    name: 'Our tool',
    address: `http://localhost:${hook.port}/post`,
    handle: '',
    secret: '',
    postsOfDay: 10,
  })
  expect(await client().postAccount.testAccount({ id: made.account.id })).toMatchObject({ state: 'connected' })
  hook.state.status = 500
  const { id } = await approved(made.account.id)
  await publishNow(id)
  await eventually(async () => expect(await stateOf(id)).toMatchObject({ state: 'scheduled', attempts: 1 }))
  hook.state.status = 200
  await later()
  await becomes(id, 'published')
  const [, first, second] = hook.heard
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id'])
  const at = new Date(Number(second?.headers['webhook-timestamp']) * 1000)
  const message = { id: second?.headers['webhook-id'] ?? '', at, body: second?.body ?? '' }
  expect(signMessage(message, [made.signingSecret ?? ''])['webhook-signature']).toBe(
    second?.headers['webhook-signature'],
  )
  expect(JSON.parse(message.body)).toMatchObject({ type: 'post.publish', data: { id, photo: null } })
})

test('what is kept is made by hand: its author is told when it is time, and says when it is done', async () => {
  const { id } = await approved((await aPostAccount(company())).id)
  await expect(client().post.confirmPost({ id, url: 'javascript:x' })).rejects.toMatchObject({
    fields: { url: expect.any(String) },
  })
  await publishNow(id)
  await eventually(async () => expect((await told())[0]).toContain('It is time to post'))
  const url = 'https://social.example/@us/5'
  expect(await client().post.confirmPost({ id, url })).toMatchObject({ state: 'published', url })
  const { id: other } = await approved((await onMastodon()).id)
  await expect(client().post.confirmPost({ id: other, url: '' })).rejects.toMatchObject({ code: 'post.not-by-hand' })
})

describe('whatever happens at once', () => {
  test('two clicks publish once', async () => {
    mastodon.state.mood = 'slow'
    const { id } = await approved((await onMastodon()).id)
    const clicks = await Promise.allSettled([publishNow(id), publishNow(id), publishNow(id)])
    expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await becomes(id, 'published')
    expect(mastodon.state.posts).toBe(1)
  })

  test('two workers publish once', async () => {
    mastodon.state.mood = 'slow'
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    await becomes(id, 'publishing')
    // Another is handed the same while the first waits for the network.
    await app.owner.query(`update post set due_at = '2000-01-01' where id = $1`, [id])
    await sweepPosts()
    await becomes(id, 'published')
    expect(mastodon.state.posts).toBe(1)
  })

  test.each([true, false])('a worker killed between attempt and answer, where it was taken: %s', async (wasTaken) => {
    const [job] = jobs
    if (!job) throw new Error('There is one job')
    const { id } = await approved((await onMastodon()).id)
    await app.owner.query(`update post set state = 'scheduled', scheduled_at = now() where id = $1`, [id])
    const outside = {
      companyId: company().companyId,
      jobId: crypto.randomUUID(),
      attempt: 0,
      now: now(),
      signal: new AbortController().signal,
    }
    // What a worker does up to the moment it is killed.
    const task = await inCompany(app.pool)(company().companyId, (tx) =>
      job.read({ ...outside, tx } as Parameters<typeof job.read>[0], { postId: id }),
    )
    expect(await stateOf(id)).toMatchObject({ state: 'publishing', attempts: 1 })
    if (wasTaken) await job.act(task, outside as Parameters<typeof job.act>[1])
    await later()
    await eventually(async () => expect((await stateOf(id)).state).not.toBe('publishing'))
    if (!wasTaken) await later()
    await becomes(id, 'published')
    expect(mastodon.statuses).toHaveLength(1)
    expect(mastodon.state.posts).toBe(1)
  })

  test('a photo revoked between scheduling and publishing stops the post', async () => {
    const photo = await aPostPhoto(app, company(), 'approved')
    const { id } = await approved((await onMastodon()).id, { photoId: photo.id })
    await client().post.schedulePost({ id, localTime: '2090-06-01T09:30', takesSecond: false })
    await app.owner.query(`update post_photo set state = 'rejected' where id = $1`, [photo.id])
    await app.owner.query(`update post set scheduled_at = '2020-01-01' where id = $1`, [id])
    await later()
    await becomes(id, 'draft')
    expect(mastodon.state.posts).toBe(0)
    expect((await told())[0]).toContain('was stopped')
  })

  test('a network that never answers is asked six times, then a person is', async () => {
    mastodon.state.mood = 'takes-and-hangs-up'
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    await becomes(id, 'unknown')
    await app.owner.query(`update post_account set address = 'http://localhost:1' where company_id = $1`, [
      company().companyId,
    ])
    await app.owner.query('update post set look_ups = 5 where id = $1', [id])
    await later()
    await eventually(async () => expect((await told())[0]).toContain('Look there yourself'))
    expect(await client().post.confirmPost({ id, url: '' })).toMatchObject({ state: 'published' })
  })
})
