import swagger from '@fastify/swagger'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { cloneDatabase } from '../../../test/clone-database.ts'
import { openPool } from '../database/open-pool.ts'
import { createMetrics } from './create-metrics.ts'
import { type MetricsAccess, registerMetrics } from './register-metrics.ts'
import { serveFigures } from './serve-figures.ts'

const { serverUrl } = await cloneDatabase()
const pool = openPool(serverUrl)
afterAll(() => pool.end())

async function anApp(access?: MetricsAccess) {
  const metrics = createMetrics()
  const app = fastify()
  await app.register(swagger)
  registerMetrics(app, metrics, access)
  app.get<{ Querystring: { isRude?: string } }>('/v1/sample/greet', ({ query }, reply) =>
    reply.send(query.isRude ? { status: 403, message: 'No' } : { status: 200, data: 'hello' }),
  )
  const read = (headers = {}, remoteAddress = '127.0.0.1') => app.inject({ url: '/metrics', headers, remoteAddress })
  return { app, metrics, read }
}

test('counts calls by name and by the status in the answer', async () => {
  const { app, read } = await anApp()
  for (const url of ['/v1/sample/greet', '/v1/sample/greet', '/v1/sample/greet?isRude=1', '/wp-admin.php', '/a?b=c'])
    await app.inject(url)
  const { payload, headers } = await read()
  expect(headers['content-type']).toContain('text/plain')
  const counts = payload.split('\n').filter((line) => line.startsWith('call_seconds_count'))
  expect(counts).toEqual([
    'call_seconds_count{call="sample/greet",status="200"} 2',
    'call_seconds_count{call="sample/greet",status="403"} 1',
    'call_seconds_count{call="none",status="404"} 2',
  ])
})

test('shows jobs, connections and the process', async () => {
  const { metrics, read } = await anApp()
  metrics.watchPool('calls', pool)
  metrics.observeJob({ job: 'outbox.deliver', outcome: 'done', seconds: 0.3 })
  metrics.observeJob({ job: 'outbox.deliver', outcome: 'failed', seconds: 0.3 })
  const client = await pool.connect()
  const { payload } = await read()
  client.release()
  expect(payload).toContain('job_seconds_count{job="outbox.deliver",outcome="done"} 1')
  expect(payload).toContain('job_failures_total{job="outbox.deliver"} 1')
  expect(payload).toContain('pool_connections{pool="calls",state="busy"} 1')
  expect(payload).toContain('process_resident_memory_bytes')
})

test('is for this machine alone, or for whoever has the token', async () => {
  const local = await anApp()
  expect((await local.read()).statusCode).toBe(200)
  expect((await local.read({}, '203.0.113.9')).statusCode).toBe(403)
  expect((await local.read({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(403)

  const guarded = await anApp({ token: 'scraper' })
  expect((await guarded.read()).statusCode).toBe(403)
  expect((await guarded.read({ authorization: 'Bearer scrapes' })).statusCode).toBe(403)
  expect((await guarded.read({ authorization: 'Bearer scraper' }, '203.0.113.9')).statusCode).toBe(200)
})

test('is not documented', async () => {
  const { app } = await anApp()
  await app.ready()
  expect(Object.keys((app.swagger() as { paths?: object }).paths ?? {})).toEqual(['/v1/sample/greet'])
})

test('a worker alone says how it does, and that it cannot work', async () => {
  const metrics = createMetrics()
  metrics.observeJob({ job: 'outbox.deliver', outcome: 'failed', seconds: 0.3 })
  const gone = openPool('postgres://nobody@127.0.0.1:1/none')
  const figures = { well: serveFigures(metrics, pool, {}), ill: serveFigures(metrics, gone, { token: 'scraper' }) }
  expect((await figures.well.inject('/readyz')).payload).toBe('ready')
  expect((await figures.well.inject('/metrics')).payload).toContain('job_failures_total{job="outbox.deliver"} 1')
  expect((await figures.ill.inject('/healthz')).statusCode).toBe(200)
  expect((await figures.ill.inject('/readyz')).statusCode).toBe(503)
  expect((await figures.ill.inject('/metrics')).statusCode).toBe(403)
  await gone.end()
})
