import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PostForm } from '@coverwright/domain/assist/post/post'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { startFakeBluesky } from '../../../../test/fake-bluesky.ts'
import { startFakeMastodon } from '../../../../test/fake-mastodon.ts'
import { aPost, aPostAccount, aPostPhoto } from '../../../../test/post-builders.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { signMessage } from '../../../adapters/outbound/sign-message.ts'
import { inCompany, waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { postJobs, postSweeps } from './handle-jobs.ts'
import { leaseMs } from './publish-job.ts'

const mastodon = await startFakeMastodon()
const bluesky = await startFakeBluesky()
const heard: { headers: Record<string, string>; body: string }[] = []
let hookStatus = 200
const hook = createServer(async (request, response) => {
  const body = (await buffer(request)).toString()
  heard.push({ headers: request.headers as Record<string, string>, body })
  response.writeHead(hookStatus).end()
})
await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
const { port } = hook.address() as AddressInfo

const allowed = [mastodon.port, bluesky.port, port].map((each) => `localhost:${each}`).join(',')
const app = await startTestApp({ OUTBOUND_ALLOW: allowed })
const ways = waysIn(app.pool, 'job')
const jobs = postJobs(app.ports)
const now = () => app.clock.now()
// Two, as behind a load balancer.
const workers = [await startWorker(app.serverUrl, jobs, { now }), await startWorker(app.serverUrl, jobs, { now })]
afterAll(async () => {
  for (const worker of workers) await worker.stop()
  for (const server of [mastodon, bluesky, hook]) server.close()
})

let company: TestCompany
let client: TestCompany['client']
beforeEach(async () => {
  app.clock.now = () => new Date()
  mastodon.state.mood = 'well'
  mastodon.state.isMediaSlow = false
  mastodon.state.posts = 0
  mastodon.statuses.length = 0
  mastodon.tokens.add(mastodon.token)
  Object.assign(bluesky.state, { mood: 'well', puts: 0, isRevoked: false })
  bluesky.records.clear()
  heard.length = 0
  hookStatus = 200
  company = await app.aCompany()
  client = company.client
})

const onMastodon = () =>
  aPostAccount(company, { network: 'mastodon', address: mastodon.address, secret: mastodon.token })
const onBluesky = () =>
  aPostAccount(company, {
    network: 'bluesky',
    address: bluesky.address,
    handle: bluesky.handle,
    secret: bluesky.password,
  })

const approved = (accountId: string, form: Partial<PostForm> = {}) =>
  aPost(app, company, { accountId, state: 'approved', ...form })
const publishNow = (id: string) => client.post.schedulePost({ id, localTime: null, takesSecond: false })
const stateOf = async (id: string) => (await client.post.getPost({ id })).post
const becomes = (id: string, state: string) =>
  eventually(async () => {
    const post = await stateOf(id)
    expect(post.state).toBe(state)
    return post
  })
/** As if the next minutes had passed: what waits is due, and an attempt that never ended is nobody's. */
async function later(ms = leaseMs + 1000) {
  const from = now().getTime()
  app.clock.now = () => new Date(from + ms)
  await app.owner.query(`update post set due_at = '2000-01-01' where due_at is not null`)
  await runNow(app, postSweeps(ways))
}
const told = async () => (await client.message.listNotifications({})).items.map(({ title }) => title)

describe('on Mastodon', () => {
  test('a post is published once, with its photo and what that shows', async () => {
    const { id: accountId } = await onMastodon()
    expect(await client.postAccount.testAccount({ id: accountId })).toMatchObject({ state: 'connected', problem: null })
    mastodon.state.isMediaSlow = true
    const photo = await aPostPhoto(app, company, 'approved')
    const { id } = await approved(accountId, { photoId: photo.id, text: 'A & B < C {{company}}' })
    await publishNow(id)
    expect(await becomes(id, 'published')).toMatchObject({
      url: 'https://social.example/@tarnbrook/100',
      attempts: 1,
      problem: null,
    })
    expect(mastodon.statuses).toHaveLength(1)
    expect([...mastodon.media.values()].at(-1)).toMatchObject({ alt: 'Boats in a harbour' })
    expect(mastodon.faults).toEqual([])
    await later()
    expect(mastodon.state.posts).toBe(1)
  })

  test('a slow answer is waited for', async () => {
    mastodon.state.mood = 'slow'
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    await becomes(id, 'published')
    expect(mastodon.statuses).toHaveLength(1)
  })

  test.each(['takes-and-hangs-up', 'breaks-after-taking'] as const)(
    'what was taken without a word (%s) is unknown, found, and published once',
    async (mood) => {
      mastodon.state.mood = mood
      const { id } = await approved((await onMastodon()).id, { text: 'See https://tarnbrook.example/a?b=1&c=2 & more' })
      await publishNow(id)
      await becomes(id, 'unknown')
      mastodon.state.mood = 'well'
      await later(31_000)
      expect(await becomes(id, 'published')).toMatchObject({ url: 'https://social.example/@tarnbrook/100' })
      expect(mastodon.statuses).toHaveLength(1)
      expect(mastodon.state.posts).toBe(1)
    },
  )

  test.each(['broken', 'hangs-up'] as const)('what was not taken (%s) is looked up, and sent again', async (mood) => {
    mastodon.state.mood = mood
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    await becomes(id, 'unknown')
    mastodon.state.mood = 'well'
    await later()
    await eventually(async () => expect((await stateOf(id)).state).not.toBe('unknown'))
    await later()
    expect(await becomes(id, 'published')).toMatchObject({ attempts: 2 })
    expect(mastodon.statuses).toHaveLength(1)
  })

  test('what is never taken fails after three tries, and its author hears of it', async () => {
    mastodon.state.mood = 'broken'
    const { id } = await approved((await onMastodon()).id)
    await publishNow(id)
    for (let step = 0; step < 6; step++) {
      await eventually(async () => expect(['unknown', 'scheduled', 'failed']).toContain((await stateOf(id)).state))
      if ((await stateOf(id)).state === 'failed') break
      await later()
      await eventually(async () => expect((await stateOf(id)).state).not.toBe('publishing'))
    }
    expect(await becomes(id, 'failed')).toMatchObject({ attempts: 3, problem: expect.stringContaining('500') })
    expect(mastodon.state.posts).toBe(3)
    expect((await told())[0]).toContain('was not published')
    mastodon.state.mood = 'well'
    await publishNow(id)
    await becomes(id, 'published')
    expect(mastodon.statuses).toHaveLength(1)
  })

  test('what the network refuses fails at once, and can be written anew', async () => {
    const { id } = await approved((await onMastodon()).id, { text: 'refuse me' })
    await publishNow(id)
    expect(await becomes(id, 'failed')).toMatchObject({ problem: expect.stringContaining('Text refused'), attempts: 1 })
    expect(await client.post.reopenPost({ id })).toMatchObject({ state: 'draft', attempts: 0 })
  })

  test('a token that was revoked: the account needs attention, leaders hear, posts wait and go on', async () => {
    const { id: accountId } = await onMastodon()
    const { id } = await approved(accountId)
    const { id: second } = await approved(accountId)
    mastodon.tokens.delete(mastodon.token)
    await publishNow(id)
    await eventually(async () => expect((await stateOf(id)).problem).toContain('needs attention'))
    expect(await stateOf(id)).toMatchObject({ state: 'scheduled', attempts: 0 })
    expect((await client.postAccount.listAccounts({})).items).toMatchObject([
      { state: 'needs-attention', problem: expect.stringContaining('revoked') },
    ])
    expect(await told()).toMatchObject([expect.stringContaining('in no more')])
    await publishNow(second)
    await eventually(async () => expect((await stateOf(second)).problem).toContain('waits for its account'))
    // Told once, not for each post.
    expect(await told()).toHaveLength(1)
    expect(await client.postAccount.testAccount({ id: accountId })).toMatchObject({ state: 'needs-attention' })
    const fresh = 'another-token-of-mastodon'
    mastodon.tokens.add(fresh)
    const [account] = (await client.postAccount.listAccounts({})).items
    await client.postAccount.updateAccount({
      id: accountId,
      name: account?.name ?? '',
      address: mastodon.address,
      handle: '',
      secret: fresh,
      postsOfDay: 10,
    })
    expect(await client.postAccount.testAccount({ id: accountId })).toMatchObject({ state: 'connected' })
    await runNow(app, postSweeps(ways), new Date(now().getTime() + 1000))
    await becomes(id, 'published')
    await becomes(second, 'published')
    expect(mastodon.statuses).toHaveLength(2)
    mastodon.tokens.delete(fresh)
  })
})

describe('on Bluesky', () => {
  test('a post is a record under a key that was chosen before, with links marked and the photo described', async () => {
    const { id: accountId } = await onBluesky()
    expect(await client.postAccount.testAccount({ id: accountId })).toMatchObject({ state: 'connected' })
    const photo = await aPostPhoto(app, company, 'approved')
    const { id } = await approved(accountId, { photoId: photo.id, text: 'Ünïcode 👍 https://tarnbrook.example/x, and' })
    await publishNow(id)
    const { url } = await becomes(id, 'published')
    const [key] = bluesky.records.keys()
    expect(url).toBe(`https://bsky.app/profile/${bluesky.handle}/post/${key}`)
    expect(bluesky.records.get(key ?? '')?.facets).toHaveLength(1)
    expect(bluesky.faults).toEqual([])
  })

  test('what was taken without a word is found by its key, and published once', async () => {
    bluesky.state.mood = 'takes-and-hangs-up'
    const { id } = await approved((await onBluesky()).id)
    await publishNow(id)
    await becomes(id, 'unknown')
    bluesky.state.mood = 'well'
    await later()
    await becomes(id, 'published')
    expect(bluesky.records.size).toBe(1)
    expect(bluesky.state.puts).toBe(1)
  })

  test('what was not taken is sent again under the same key', async () => {
    bluesky.state.mood = 'broken'
    const { id } = await approved((await onBluesky()).id)
    await publishNow(id)
    await becomes(id, 'unknown')
    bluesky.state.mood = 'well'
    await later()
    await eventually(async () => expect((await stateOf(id)).state).not.toBe('unknown'))
    await later()
    await becomes(id, 'published')
    expect(bluesky.records.size).toBe(1)
  })

  test('an app password that was revoked makes the account need attention', async () => {
    bluesky.state.isRevoked = true
    const { id: accountId } = await onBluesky()
    const { id } = await approved(accountId)
    await publishNow(id)
    await eventually(async () => expect((await stateOf(id)).problem).toContain('needs attention'))
  })
})

test('a webhook is told what to post, signed, and under the same id when it is told again', async () => {
  const made = await client.postAccount.createAccount({
    network: 'webhook',
    name: 'Our tool',
    address: `http://localhost:${port}/post`,
    handle: '',
    secret: '',
    postsOfDay: 10,
  })
  expect(await client.postAccount.testAccount({ id: made.account.id })).toMatchObject({ state: 'connected' })
  hookStatus = 500
  const { id } = await approved(made.account.id)
  await publishNow(id)
  await eventually(async () => expect(await stateOf(id)).toMatchObject({ state: 'scheduled', attempts: 1 }))
  hookStatus = 200
  await later()
  await becomes(id, 'published')
  const [, first, second] = heard
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id'])
  const at = new Date(Number(second?.headers['webhook-timestamp']) * 1000)
  const message = { id: second?.headers['webhook-id'] ?? '', at, body: second?.body ?? '' }
  expect(signMessage(message, [made.signingSecret ?? ''])['webhook-signature']).toBe(
    second?.headers['webhook-signature'],
  )
  expect(JSON.parse(message.body)).toMatchObject({ type: 'post.publish', data: { id, photo: null } })
})

test('what is kept is made by hand: its author is told when it is time, and says when it is done', async () => {
  const { id } = await approved((await aPostAccount(company)).id)
  await expect(client.post.confirmPost({ id, url: 'javascript:x' })).rejects.toMatchObject({
    fields: { url: expect.any(String) },
  })
  await publishNow(id)
  await eventually(async () => expect((await told())[0]).toContain('It is time to post'))
  const url = 'https://social.example/@us/5'
  expect(await client.post.confirmPost({ id, url })).toMatchObject({ state: 'published', url })
  const { id: other } = await approved((await onMastodon()).id)
  await expect(client.post.confirmPost({ id: other, url: '' })).rejects.toMatchObject({ code: 'post.not-by-hand' })
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
    await runNow(app, postSweeps(ways))
    await becomes(id, 'published')
    expect(mastodon.state.posts).toBe(1)
  })

  test.each([true, false])('a worker killed between attempt and answer, where it was taken: %s', async (wasTaken) => {
    const [job] = jobs
    if (!job) throw new Error('There is one job')
    const { id } = await approved((await onMastodon()).id)
    await app.owner.query(`update post set state = 'scheduled', scheduled_at = now() where id = $1`, [id])
    const outside = {
      companyId: company.companyId,
      jobId: crypto.randomUUID(),
      attempt: 0,
      now: now(),
      signal: new AbortController().signal,
    }
    // What a worker does up to the moment it is killed.
    const task = await inCompany(app.pool)(company.companyId, (tx) =>
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
    const photo = await aPostPhoto(app, company, 'approved')
    const { id } = await approved((await onMastodon()).id, { photoId: photo.id })
    await client.post.schedulePost({ id, localTime: '2090-06-01T09:30', takesSecond: false })
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
      company.companyId,
    ])
    await app.owner.query('update post set look_ups = 5 where id = $1', [id])
    await later()
    await eventually(async () => expect((await told())[0]).toContain('Look there yourself'))
    expect(await client.post.confirmPost({ id, url: '' })).toMatchObject({ state: 'published' })
  })
})
