import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { exampleOf } from '@coverwright/domain/fields'
import { WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { afterAll, expect, test } from 'vitest'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import type { Checked } from '../../../../test/process/webhook-receiver.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { webhookJobs, webhookSweeps } from './deliver-webhook.ts'

const receiver = new URL('../../../../test/process/webhook-receiver.ts', import.meta.url)
const deliverer = new URL('../../../../test/process/webhook-worker.ts', import.meta.url)
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

async function forked(program: URL, ...args: string[]) {
  const child = fork(fileURLToPath(program), args)
  children.push(child)
  const [said] = await once(child, 'message')
  return { child, said }
}

/** A program of somebody else, which answers after some milliseconds. */
async function aReceiver(delayMs: number) {
  const { child, said: port } = await forked(receiver, String(delayMs))
  const checked: Checked[] = []
  child.on('message', (message) => checked.push(message as Checked))
  return { port, checked, address: `http://localhost:${port}/hook`, trust: (secret: string) => child.send(secret) }
}

const quick = await aReceiver(0)
const slow = await aReceiver(20)
const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${quick.port},localhost:${slow.port}` })
const aWebhook = async (address: string) => {
  const company = await app.aCompany()
  return { company, ...(await company.client.webhook.createWebhook({ ...exampleOf(WebhookForm), address })) }
}

test('another program takes what we send for ours by the library of the standard, before and after a new secret', async () => {
  const worker = await startWorker(app.serverUrl, webhookJobs(app.ports), { now: () => app.clock.now() })
  const { company, webhook, secret } = await aWebhook(quick.address)
  const { client } = company
  const heard = (many: number) => eventually(() => expect(quick.checked).toHaveLength(many))
  quick.trust(secret)
  await aPolicy(app, company)
  await heard(1)
  const { secret: next } = await client.webhook.rotateSecret({ id: webhook.id })
  await client.webhook.sendTest({ id: webhook.id })
  await heard(2)
  quick.trust(next)
  await client.webhook.sendTest({ id: webhook.id })
  await heard(3)
  quick.trust((await aWebhook(quick.address)).secret)
  await client.webhook.sendTest({ id: webhook.id })
  await heard(4)
  const taken = { problem: null }
  expect(quick.checked).toMatchObject([
    { ...taken, type: 'policy.issued' },
    { ...taken, type: 'webhook.test' },
    { ...taken, type: 'webhook.test' },
    { problem: expect.stringContaining('No matching signature') },
  ])
  await worker.stop()
})

test('of many that wait each arrives, under its own id, whoever is killed meanwhile', async () => {
  const many = 300
  const { company, webhook, secret } = await aWebhook(slow.address)
  slow.trust(secret)
  const sent = await company.client.webhook.sendTest({ id: webhook.id })
  await app.owner.query(
    `insert into webhook_delivery (id, company_id, webhook_id, type, body, due_at)
     select gen_random_uuid(), company_id, webhook_id, type, body, '2000-01-01'
     from webhook_delivery, generate_series(2, $2::int) where id = $1`,
    [sent.id, many],
  )
  await runNow(app, webhookSweeps(waysIn(app.pool, 'job')))
  const args = [app.serverUrl, `localhost:${slow.port}`, app.secrets.certificateSecret] as const
  const { child: killed } = await forked(deliverer, ...args)
  await eventually(() => expect(slow.checked.length).toBeGreaterThan(20))
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const delivered = async () => {
    const { rows } = await app.owner.query<{ many: number }>(
      `select count(*)::int as many from webhook_delivery where webhook_id = $1 and state = 'delivered'`,
      [webhook.id],
    )
    return rows[0]?.many
  }
  expect(await delivered()).toBeLessThan(many)
  // As after the seconds that a worker may be silent for.
  await app.owner.query(`update pgboss.job set heartbeat_on = now() - interval '11 s' where state = 'active'`)
  const worker = await startWorker(app.serverUrl, webhookJobs(app.ports), { superviseSeconds: 1 })
  await eventually(async () => {
    await runNow(app, webhookSweeps(waysIn(app.pool, 'job')))
    expect(await delivered()).toBe(many)
  })
  await worker.stop()
  expect(slow.checked.filter(({ problem }) => problem !== null)).toEqual([])
  const { rows } = await app.owner.query<{ id: string }>('select id from webhook_delivery where webhook_id = $1', [
    webhook.id,
  ])
  // Heard of twice at most where the answer did not come home; as what it is each time.
  const arrived = new Set(slow.checked.map(({ id }) => id.replace(/^msg_/, '').replaceAll('-', '')))
  expect(arrived).toEqual(new Set(rows.map(({ id }) => id.replaceAll('-', ''))))
  expect(slow.checked.length).toBeLessThan(many + 50)
})
