import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { eventually } from '../../../test/eventually.ts'
import { openPool } from '../database/open-pool.ts'
import { type WriteTx, withTenant } from '../database/with-tenant.ts'
import { newId } from '../id.ts'
import { type Audience, createLive, type HeardEvent, type Listener, type Live } from './create-live.ts'
import { publish } from './publish.ts'
import { type StreamOptions, streamTo } from './stream-to.ts'

const { owner, serverUrl } = await cloneDatabase()
const pool = openPool(serverUrl)
const errors: Error[] = []
const live = await createLive(serverUrl, { onError: (error) => errors.push(error) })
const otherServer = await createLive(serverUrl)
afterAll(async () => {
  await live.close()
  await otherServer.close()
  await pool.end()
})

const aMember = (companyId = newId()): Audience => ({ companyId, memberId: newId() })
const write = (companyId: string, work: (tx: WriteTx) => Promise<void>) =>
  withTenant(pool, { companyId, mode: 'read write' }, work)
const heardBy = (audience: Audience, server = live) => {
  const heard: HeardEvent[] = []
  server.subscribe(audience, (event) => heard.push(event))
  return heard
}
/** Notifications arrive in order: what was sent before this is here, or never comes. */
const settled = async () => {
  const last = aMember()
  const heard = [heardBy(last), heardBy(last, otherServer)]
  await write(last.companyId, async (tx) => publish(tx, { kind: 'last' }))
  await eventually(() => expect(heard.map((events) => events.length)).toEqual([1, 1]))
}

test('an event reaches its company on every server, and no other company', async () => {
  const mine = aMember()
  const [here, there, foreign] = [heardBy(mine), heardBy(mine, otherServer), heardBy(aMember())]
  await write(mine.companyId, async (tx) => publish(tx, { kind: 'quote.priced', subjectId: 'q1' }))
  await settled()
  expect([here, there]).toEqual([
    [{ kind: 'quote.priced', subjectId: 'q1' }],
    [{ kind: 'quote.priced', subjectId: 'q1' }],
  ])
  expect(foreign).toEqual([])
})

test('an event for a member reaches that member alone', async () => {
  const mine = aMember()
  const [me, colleague] = [heardBy(mine), heardBy(aMember(mine.companyId))]
  // The same member's id in another company is somebody else.
  const namesake = heardBy({ ...aMember(), memberId: mine.memberId })
  await write(mine.companyId, async (tx) => publish(tx, { kind: 'job-progress', memberId: mine.memberId }))
  await settled()
  expect(me).toEqual([{ kind: 'job-progress' }])
  expect([colleague, namesake]).toEqual([[], []])
})

test('nobody hears of what was rolled back', async () => {
  const mine = aMember()
  const heard = heardBy(mine)
  const failed = write(mine.companyId, async (tx) => {
    publish(tx, { kind: 'never' })
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  await settled()
  expect(heard).toEqual([])
})

test('an event carries ids and nothing else', async () => {
  const { companyId } = aMember()
  const surplus = { kind: 'x', email: 'jo@example.org' }
  await expect(write(companyId, async (tx) => publish(tx, surplus))).rejects.toThrow('Unrecognized key')
  await expect(write(companyId, async (tx) => publish(tx, { kind: 'x', subjectId: 'x'.repeat(9000) }))).rejects.toThrow(
    'Too big',
  )
})

test('a listener that fails does not keep the event from the others', async () => {
  const mine = aMember()
  live.subscribe(mine, () => {
    throw new Error('broken listener')
  })
  const heard = heardBy(mine)
  await write(mine.companyId, async (tx) => publish(tx, { kind: 'x' }))
  await settled()
  expect(heard).toHaveLength(1)
  expect(errors.splice(0)).toMatchObject([{ message: 'broken listener' }])
})

test('a lost connection is made again, and everybody asks anew', async () => {
  const mine = aMember()
  const heard = heardBy(mine)
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'live' and datname = current_database()`)
  await eventually(() => expect(heard).toEqual([{ kind: 'resync' }]))
  await settled()
  await write(mine.companyId, async (tx) => publish(tx, { kind: 'again' }))
  await settled()
  expect(heard.at(-1)).toEqual({ kind: 'again' })
})

async function aServer(audience: Audience, options?: StreamOptions, ownLive?: Live) {
  ownLive ??= await createLive(serverUrl)
  const app = fastify()
  app.addHook('preClose', () => ownLive.close())
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'))
  app.get('/live', (_request, reply) => streamTo(reply, ownLive, audience, options))
  await app.listen({ port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async () => {
    const request = get({ port, path: '/live', agent: false })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return response
  }
  return { app, open }
}

const readAll = (response: IncomingMessage) => {
  const read = { text: '', isEnded: false }
  response.setEncoding('utf8')
  response.on('data', (text: string) => (read.text += text))
  response.on('close', () => (read.isEnded = true))
  response.on('error', () => {})
  return read
}

test('a stream carries events and signs of life, and ends when the server stops', async () => {
  const mine = aMember()
  const { app, open } = await aServer(mine, { heartbeatMs: 50 })
  const response = await open()
  const read = readAll(response)
  expect(response.headers).toMatchObject({ 'content-type': 'text/event-stream', 'x-content-type-options': 'nosniff' })
  await write(mine.companyId, async (tx) => publish(tx, { kind: 'x', subjectId: 's' }))
  await eventually(() => expect(read.text).toContain('data: {"kind":"x","subjectId":"s"}\n\n'))
  await eventually(() => expect(read.text).toContain(': still here\n\n'))
  const at = Date.now()
  await app.close()
  await eventually(() => expect(read.isEnded).toBe(true))
  expect(Date.now() - at).toBeLessThan(2000)
})

test('a stream ends when the right to listen does', async () => {
  const { app, open } = await aServer(aMember(), { until: new Date(Date.now() + 200) })
  const read = readAll(await open())
  await eventually(() => expect(read.isEnded).toBe(true))
  await app.close()
})

test('a reader that does not read is cut off', async () => {
  const listeners: Listener[] = []
  const loud: Live = {
    subscribe: (_audience, listener) => {
      listeners.push(listener)
      return () => listeners.splice(0)
    },
    watch: () => () => {},
    hearSums: () => {},
    onClose: () => () => {},
    close: async () => {},
  }
  const { app, open } = await aServer(aMember(), {}, loud)
  const response = await open()
  const [listener = () => {}] = listeners
  let sent = 0
  // Far more than the sockets of both sides hold.
  for (const event = { kind: 'x', subjectId: 'x'.repeat(10_000) }; sent < 5000 && listeners.length > 0; sent++) {
    listener(event)
    await new Promise(setImmediate)
  }
  expect(sent).toBeLessThan(5000)
  const read = readAll(response)
  await eventually(() => expect(read.isEnded).toBe(true))
  await app.close()
})
