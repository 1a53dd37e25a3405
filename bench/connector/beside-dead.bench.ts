// How late one healthy address hears of something while twenty others, of as many companies, take every message and do not
// answer, as they did not before, against the same address alone: one in twenty of its messages is at least so late.
import { createServer } from 'node:net'
import { openOutbound } from '../../apps/server/src/adapters/outbound/outbound.ts'
import { newSecret } from '../../apps/server/src/adapters/outbound/sign-message.ts'
import { deliverWebhook } from '../../apps/server/src/modules/reach/webhook/deliver-job.ts'
import { webhookJobs } from '../../apps/server/src/modules/reach/webhook/deliver-webhook.ts'
import { sealSecret } from '../../apps/server/src/modules/reach/webhook/secret.ts'
import { createSealing } from '../../apps/server/src/platform/auth/sealing.ts'
import { inCompany } from '../../apps/server/src/platform/http/ways-in.ts'
import { newId } from '../../apps/server/src/platform/id.ts'
import { enqueue } from '../../apps/server/src/platform/jobs/enqueue.ts'
import { startWorker } from '../../apps/server/src/platform/jobs/start-worker.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'
import { serveHttps } from './serve-https.ts'

const dead = 20
const messages = 200
const everyMs = 100

const [{ ownerPool, pool, serverUrl, signIn, stop }, receiver] = [await serveDemo(), await serveHttps()]
const { companyId } = await signIn()
const silent = createServer(() => {}).listen(0, '127.0.0.1')
await new Promise((resolve) => silent.once('listening', resolve))
const address = silent.address()
const silentPort = typeof address === 'object' ? address?.port : undefined
const allowed = [`localhost:${receiver.port}`, `localhost:${silentPort}`]
const outbound = openOutbound({ allowed, dnsServers: [], ca: receiver.ca })
const sealing = createSealing('bench')
const secret = newSecret()

/** Since when each message waits; how late it was. */
const since = new Map<string, number>()
let late: number[] = []
const worker = await startWorker(
  serverUrl,
  webhookJobs({
    outbound: {
      ...outbound,
      send: async (asked) => {
        const answer = await outbound.send(asked)
        const id = String(asked.headers?.['webhook-id'])
        const begun = since.get(id)
        if (begun !== undefined) late.push(performance.now() - begun)
        return answer
      },
    },
    sealing,
  }),
)

const healthy = await aWebhook(companyId, `https://localhost:${receiver.port}/hook`)
await lateOf()
const alone = await lateOf()
const companies = await copyCompany(dead)
const others = await Promise.all(
  companies.map(async (id) => ({ id, webhookId: await aWebhook(id, `https://localhost:${silentPort}/hook`, 1) })),
)
const beside = await lateOf(async () => {
  for (const { id, webhookId } of others) for (let n = 0; n < 10; n++) await send(id, webhookId)
})
report({
  name: 'connector/beside-dead',
  unit: 'ms, 95th of 100',
  ours: beside,
  peer: alone,
  goal: { atMost: 2 },
})
await worker.stop(1000)
silent.close()
await Promise.all([stop(), receiver.stop()])

async function lateOf(before: () => Promise<void> = async () => {}): Promise<number> {
  late = []
  await before()
  for (let n = 0; n < messages; n++) {
    await Promise.all([send(companyId, healthy), new Promise((resolve) => setTimeout(resolve, everyMs))])
  }
  while (late.length < messages) await new Promise((resolve) => setTimeout(resolve, 50))
  return late.toSorted((one, other) => one - other)[Math.floor(messages * 0.95)] ?? Number.NaN
}

async function send(of: string, webhookId: string) {
  const deliveryId = newId()
  await ownerPool.query(
    `insert into webhook_delivery (id, company_id, webhook_id, type, body, due_at)
     values ($1, $2, $3, 'policy.issued', '{}', now() + interval '1 hour')`,
    [deliveryId, of, webhookId],
  )
  if (of === companyId) since.set(`msg_${deliveryId}`, performance.now())
  await inCompany(pool)(of, (tx) => enqueue(tx, deliverWebhook, { deliveryId }, { singletonKey: deliveryId }))
}

/** One that failed does so since just now. */
async function aWebhook(of: string, url: string, failures = 0): Promise<string> {
  const id = newId()
  await ownerPool.query(
    `insert into webhook (id, company_id, name, address, events, product_ids, mode, state, sealed_secret, failures, failing_since)
     values ($1, $2, 'Bench', $3, '{policy.issued}', '{}', 'live', 'active', $4, $5, case when $5 > 0 then now() end)`,
    [id, of, url, sealSecret(sealing, { companyId: of, id }, secret), failures],
  )
  return id
}

async function copyCompany(count: number): Promise<string[]> {
  const { rows } = await ownerPool.query<{ id: string }>(
    `insert into company select (jsonb_populate_record(c, jsonb_build_object('id', copy, 'company_id', copy, 'name', c.name || ' ' || n,
       'name_key', c.name_key || n, 'reference_number', 'CW-' || n, 'licence_number', 'bench' || n, 'licence_key', 'bench' || n))).*
     from company c, (select gen_random_uuid() as copy, n from generate_series(1, $2::int) n) copies where c.id = $1 returning id`,
    [companyId, count],
  )
  return rows.map(({ id }) => id)
}
