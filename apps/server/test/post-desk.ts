import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PostForm } from '@coverwright/domain/assist/post/post'
import { afterAll, beforeEach, expect } from 'vitest'
import { postJobs, postSweeps } from '../src/modules/assist/post/handle-jobs.ts'
import { leaseMs } from '../src/modules/assist/post/publish-job.ts'
import { waysIn } from '../src/platform/http/ways-in.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { eventually } from './eventually.ts'
import { startFakeBluesky } from './fake-bluesky.ts'
import { startFakeMastodon } from './fake-mastodon.ts'
import { aPost, aPostAccount } from './post-builders.ts'
import { runNow } from './run-now.ts'
import { startTestApp, type TestCompany } from './test-app.ts'

/** A company that posts, two workers as behind a load balancer, and networks that hold them to the wire. */
export async function startPostDesk() {
  const mastodon = await startFakeMastodon()
  const bluesky = await startFakeBluesky()
  const hook = await startHook()
  const allowed = [mastodon.port, bluesky.port, hook.port].map((each) => `localhost:${each}`).join(',')
  const app = await startTestApp({ OUTBOUND_ALLOW: allowed })
  const jobs = postJobs(app.ports)
  const now = () => app.clock.now()
  const workers = [await startWorker(app.serverUrl, jobs, { now }), await startWorker(app.serverUrl, jobs, { now })]
  afterAll(async () => {
    for (const worker of workers) await worker.stop()
    for (const server of [mastodon, bluesky, hook]) server.close()
  })

  let company: TestCompany
  beforeEach(async () => {
    app.clock.now = () => new Date()
    Object.assign(mastodon.state, { mood: 'well', isMediaSlow: false, posts: 0 })
    mastodon.statuses.length = 0
    mastodon.tokens.add(mastodon.token)
    Object.assign(bluesky.state, { mood: 'well', puts: 0, isRevoked: false })
    bluesky.records.clear()
    hook.heard.length = 0
    hook.state.status = 200
    company = await app.aCompany()
  })

  /** A job that is just ending stands in the way of the next for the same post: minutes later it is long over. */
  const isAtRest = () =>
    eventually(async () => {
      const under = `select from pgboss.job where name = 'post.publish' and state in ('created', 'active')`
      expect((await app.owner.query(under)).rowCount).toBe(0)
    })
  const stateOf = async (id: string) => (await company.client.post.getPost({ id })).post
  const sweepPosts = (at?: Date) => runNow(app, postSweeps(waysIn(app.pool, 'job')), at)
  return {
    app,
    jobs,
    now,
    mastodon,
    bluesky,
    hook,
    /** Another for each test. */
    company: () => company,
    client: () => company.client,
    onMastodon: () => aPostAccount(company, { network: 'mastodon', address: mastodon.address, secret: mastodon.token }),
    onBluesky: () =>
      aPostAccount(company, {
        network: 'bluesky',
        address: bluesky.address,
        handle: bluesky.handle,
        secret: bluesky.password,
      }),
    approved: (accountId: string, form: Partial<PostForm> = {}) =>
      aPost(app, company, { accountId, state: 'approved', ...form }),
    publishNow: (id: string) => company.client.post.schedulePost({ id, localTime: null, takesSecond: false }),
    stateOf,
    becomes: (id: string, state: string) =>
      eventually(async () => {
        const post = await stateOf(id)
        expect(post.state).toBe(state)
        return post
      }),
    sweepPosts,
    /** As if the next minutes had passed: what waits is due, and an attempt that never ended is nobody's. */
    later: async (ms = leaseMs + 1000) => {
      await isAtRest()
      const from = now().getTime()
      app.clock.now = () => new Date(from + ms)
      await app.owner.query(`update post set due_at = '2000-01-01' where due_at is not null`)
      await sweepPosts()
    },
    told: async () => (await company.client.message.listNotifications({})).items.map(({ title }) => title),
  }
}

/** What a webhook of the company's own hears. */
async function startHook() {
  const heard: { headers: Record<string, string>; body: string }[] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString()
    heard.push({ headers: request.headers as Record<string, string>, body })
    response.writeHead(state.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { port, heard, state, close: () => server.close() }
}
