// How fast a thousand webhook deliveries reach somebody else's server, against a loop that signs and posts the same
// messages one after the other and keeps nothing: ours also finds each among the jobs, and writes down what came of it.
import { request } from 'node:https'
import { openOutbound } from '../../apps/server/src/adapters/outbound/outbound.ts'
import { newSecret, signMessage } from '../../apps/server/src/adapters/outbound/sign-message.ts'
import { deliverWebhook } from '../../apps/server/src/modules/reach/webhook/deliver-job.ts'
import { webhookJobs } from '../../apps/server/src/modules/reach/webhook/deliver-webhook.ts'
import { sealSecret } from '../../apps/server/src/modules/reach/webhook/secret.ts'
import { createSealing } from '../../apps/server/src/platform/auth/sealing.ts'
import { inCompany } from '../../apps/server/src/platform/http/ways-in.ts'
import { newId } from '../../apps/server/src/platform/id.ts'
import { enqueue } from '../../apps/server/src/platform/jobs/enqueue.ts'
import { startWorker } from '../../apps/server/src/platform/jobs/start-worker.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'
import { serveHttps } from './serve-https.ts'

const many = 1000
const rounds = 3

const [{ ownerPool, pool, serverUrl, signIn, stop }, receiver] = [await serveDemo(), await serveHttps()]
const { companyId } = await signIn()
const { port, ca } = receiver
const address = `https://localhost:${port}/hook`
const outbound = openOutbound({ allowed: [`localhost:${port}`], dnsServers: [], ca })
const sealing = createSealing('bench')
const secret = newSecret()
const body = JSON.stringify({
  type: 'policy.issued',
  timestamp: '2026-11-17T09:30:00.000Z',
  data: { policyId: newId() },
})

const webhookId = newId()
await ownerPool.query(
  `insert into webhook (id, company_id, name, address, events, product_ids, mode, state, sealed_secret)
   values ($1, $2, 'Bench', $3, '{policy.issued}', '{}', 'live', 'active', $4)`,
  [webhookId, companyId, address, sealSecret(sealing, { companyId, id: webhookId }, secret)],
)

const rates: { ours: number; peer: number }[] = []
for (let round = 0; round < rounds; round++)
  rates.push({ ours: await perSecond(await oursOf()), peer: await perSecond(postAll) })
const ratio = middleOf(rates.map(({ ours, peer }) => ours / peer))
const peer = middleOf(rates.map((rate) => rate.peer))
report({ name: 'connector/deliveries', unit: 'messages a second', ours: ratio * peer, peer, goal: { atLeast: 0.5 } })
await Promise.all([stop(), receiver.stop()])

async function perSecond(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return (many * 1000) / (performance.now() - begun)
}

/** The messages wait before the clock runs; then a worker starts, as it would after a rest. */
async function oursOf() {
  await ownerPool.query('delete from webhook_delivery')
  const ids = Array.from({ length: many }, newId)
  await ownerPool.query(
    `insert into webhook_delivery (id, company_id, webhook_id, type, body, due_at)
     select id, $2, $3, 'policy.issued', $4, now() + interval '1 hour' from unnest($1::uuid[]) id`,
    [ids, companyId, webhookId, body],
  )
  await inCompany(pool)(companyId, async (tx) => {
    for (const deliveryId of ids) await enqueue(tx, deliverWebhook, { deliveryId }, { singletonKey: deliveryId })
  })
  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let done = 0
    const worker = await startWorker(serverUrl, webhookJobs({ outbound, sealing }), {
      onRun: () => ++done === many && resolve(),
    })
    await promise
    const { rows } = await ownerPool.query(`select count(*)::int from webhook_delivery where state = 'delivered'`)
    if (rows[0]?.count !== many) throw new Error('They were not all delivered')
    await worker.stop()
  }
}

async function postAll() {
  for (let at = 0; at < many; at++) await post(signMessage({ id: `msg_${at}`, at: new Date(), body }, [secret]))
}

function post(signed: Record<string, string>) {
  return new Promise<void>((resolve, reject) => {
    const headers = { ...signed, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request(address, { method: 'POST', ca, headers, agent: false }, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error('It was not taken'))))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
