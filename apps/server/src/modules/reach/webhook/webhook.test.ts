import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { exampleOf } from '@coverwright/domain/fields'
import { WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { signMessage } from '../../../adapters/outbound/sign-message.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { webhookJobs, webhookSweeps } from './deliver-webhook.ts'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}
const received: Received[] = []
let answer: { status: number; headers?: Record<string, string> } = { status: 200 }
const server = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: (await buffer(request)).toString() })
  response.writeHead(answer.status, answer.headers).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
const address = `http://localhost:${port}/hook`

const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${port}` })
const ways = waysIn(app.pool, 'job')
const worker = await startWorker(app.serverUrl, webhookJobs(app.ports), { now: () => app.clock.now() })
afterAll(async () => {
  await worker.stop()
  server.close()
})
beforeEach(() => {
  received.length = 0
  answer = { status: 200 }
})

const aWebhook = (company: TestCompany, form: Partial<WebhookForm> = {}) =>
  company.client.webhook.createWebhook({ ...exampleOf(WebhookForm), address, ...form })
const deliveriesOf = async ({ client }: TestCompany, webhookId: string) =>
  (await client.webhook.listDeliveries({ webhookId })).items
const settled = (company: TestCompany, webhookId: string, many = 1) =>
  eventually(async () => {
    const items = await deliveriesOf(company, webhookId)
    expect(items.filter(({ tries }) => tries.length > 0)).toHaveLength(many)
    return items
  })
/** As if the time of what waits had come. */
async function comeDue() {
  await app.owner.query(`update webhook_delivery set due_at = '2000-01-01' where due_at is not null`)
  await app.owner.query('update webhook set rest_until = null')
  await runNow(app, webhookSweeps(ways))
}

test('a sale is told, signed, with ids and states alone, to whoever asked for it', async () => {
  const company = await app.aCompany()
  const { webhook, secret } = await aWebhook(company)
  const others = [
    await aWebhook(company, { name: 'Test journeys', mode: 'test' }),
    await aWebhook(company, { name: 'Cancellations', events: ['policy.cancelled'] }),
    await aWebhook(await app.aCompany()),
  ]
  const { policy } = await aPolicy(app, company)
  const [delivery] = await settled(company, webhook.id)
  expect(delivery).toMatchObject({ type: 'policy.issued', state: 'delivered', tries: [{ status: 200, problem: null }] })
  expect(received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toMatchObject({
    type: 'policy.issued',
    data: { policyId: policy.id, productId: policy.product_id, mode: 'live', state: 'issued' },
  })
  expect(body).not.toContain(policy.holder)
  expect(body).not.toContain(policy.email)
  const at = new Date(Number(headers['webhook-timestamp']) * 1000)
  expect(headers).toMatchObject(signMessage({ id: delivery?.messageId ?? '', at, body }, [secret]))
  expect(await deliveriesOf(company, others[0]?.webhook.id ?? '')).toEqual([])
  expect((await company.client.webhook.listWebhooks({})).items.find(({ id }) => id === webhook.id)).toMatchObject({
    failingSince: null,
    lastDeliveredAt: expect.any(String),
  })
})

test('of some products only theirs are told', async () => {
  const company = await app.aCompany()
  const { productId } = await aPolicy(app, company).then(({ policy }) => ({ productId: String(policy.product_id) }))
  const { webhook } = await aWebhook(company, { productIds: [productId] })
  await aPolicy(app, company)
  expect(await deliveriesOf(company, webhook.id)).toEqual([])
  await expect(aWebhook(company, { name: 'Else', productIds: [company.companyId] })).rejects.toMatchObject({
    code: 'webhook.unknown-product',
  })
})

test('what fails is tried again under the same id, as late as it is asked for, and rests after a row of failures', async () => {
  const company = await app.aCompany()
  const { webhook } = await aWebhook(company)
  answer = { status: 503, headers: { 'retry-after': '7200' } }
  await company.client.webhook.sendTest({ id: webhook.id })
  const [first] = await settled(company, webhook.id)
  expect(first).toMatchObject({ state: 'waiting', tries: [{ status: 503 }] })
  expect(Date.parse(first?.dueAt ?? '')).toBeGreaterThan(app.clock.now().getTime() + 7_100_000)
  answer = { status: 200 }
  await comeDue()
  await eventually(async () =>
    expect(await deliveriesOf(company, webhook.id)).toMatchObject([{ state: 'delivered', dueAt: null }]),
  )
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([first?.messageId, first?.messageId])
})

test('an address that fails is left alone after five failures, whatever is sent there', async () => {
  const company = await app.aCompany()
  const { webhook } = await aWebhook(company)
  answer = { status: 500 }
  for (let sent = 1; sent <= 5; sent++) {
    await company.client.webhook.sendTest({ id: webhook.id })
    await settled(company, webhook.id, sent)
  }
  const { policy } = await aPolicy(app, company)
  await eventually(async () => {
    const [newest] = await deliveriesOf(company, webhook.id)
    expect(newest).toMatchObject({ type: 'policy.issued', state: 'waiting', tries: [], dueAt: expect.any(String) })
    expect(newest?.body).toContain(policy.id)
  })
  expect(received).toHaveLength(5)
})

test('an address that wants no more is disabled and its company told; resumed it is sent what failed', async () => {
  const company = await app.aCompany()
  const { webhook } = await aWebhook(company)
  const { client } = company
  answer = { status: 410 }
  await client.webhook.sendTest({ id: webhook.id })
  await eventually(async () =>
    expect((await client.webhook.listWebhooks({})).items).toMatchObject([{ state: 'disabled' }]),
  )
  expect((await client.message.listNotifications({})).items).toMatchObject([
    { title: expect.stringContaining('is sent no more') },
  ])
  await expect(client.webhook.sendTest({ id: webhook.id })).rejects.toMatchObject({ code: 'webhook.not-active' })
  await comeDue()
  await eventually(async () =>
    expect(await deliveriesOf(company, webhook.id)).toMatchObject([{ state: 'failed', dueAt: null }]),
  )
  answer = { status: 204 }
  await client.webhook.resumeWebhook({ id: webhook.id })
  const since = new Date(app.clock.now().getTime() - 60_000).toISOString()
  expect(await client.webhook.recover({ id: webhook.id, since })).toBe(1)
  await eventually(async () => expect(await deliveriesOf(company, webhook.id)).toMatchObject([{ state: 'delivered' }]))
  expect(await client.webhook.recover({ id: webhook.id, since })).toBe(0)
})

test('after a day of failures its company is told once, after five it is disabled', async () => {
  const company = await app.aCompany()
  const { webhook } = await aWebhook(company)
  const { client } = company
  answer = { status: 500 }
  const failSince = async (days: number, sent: number) => {
    await app.owner.query(
      `update webhook set failing_since = now() - $2 * interval '1 day', rest_until = null where id = $1`,
      [webhook.id, days],
    )
    await client.webhook.sendTest({ id: webhook.id })
    await settled(company, webhook.id, sent)
  }
  await failSince(1.1, 1)
  await failSince(1.2, 2)
  expect((await client.message.listNotifications({})).items).toMatchObject([
    { title: expect.stringContaining('has not been answered for a day') },
  ])
  await failSince(5.1, 3)
  expect((await client.webhook.listWebhooks({})).items).toMatchObject([{ state: 'disabled' }])
})

test('a new secret signs at once, the former one for a day beside it, and no secret stands in the database', async () => {
  const company = await app.aCompany()
  const { webhook, secret: former } = await aWebhook(company)
  const { secret, webhook: renewed } = await company.client.webhook.rotateSecret({ id: webhook.id })
  expect(Date.parse(renewed.secretSince)).toBeGreaterThan(Date.parse(webhook.secretSince))
  expect(Date.parse(renewed.formerUntil ?? '') - Date.parse(renewed.secretSince)).toBe(86_400_000)
  await company.client.webhook.sendTest({ id: webhook.id })
  await settled(company, webhook.id)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const message = { id: String(headers['webhook-id']), at: new Date(Number(headers['webhook-timestamp']) * 1000), body }
  expect(headers).toMatchObject(signMessage(message, [secret, former]))
  const { rows } = await app.owner.query('select * from webhook where id = $1', [webhook.id])
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 30))
  await app.owner.query(`update webhook set former_until = now() - interval '1 second' where id = $1`, [webhook.id])
  await company.client.webhook.sendTest({ id: webhook.id })
  await settled(company, webhook.id, 2)
  expect(received[1]?.headers['webhook-signature']?.toString().split(' ')).toHaveLength(1)
})

test('one that arrived is sent again by hand: once more, the same message under the same id', async () => {
  const company = await app.aCompany()
  const { webhook } = await aWebhook(company)
  const { policy } = await aPolicy(app, company)
  const [sent] = await settled(company, webhook.id)
  answer = { status: 500 }
  await company.client.webhook.sendAgain({ id: sent?.id ?? '' })
  const stateOf = async () => (await deliveriesOf(company, webhook.id)).find(({ id }) => id === sent?.id)
  await eventually(async () =>
    expect(await stateOf()).toMatchObject({ state: 'waiting', tries: [{ status: 200 }, { status: 500 }] }),
  )
  answer = { status: 200 }
  await comeDue()
  await eventually(async () => expect(await stateOf()).toMatchObject({ state: 'delivered' }))
  await company.client.webhook.sendAgain({ id: sent?.id ?? '' })
  await eventually(async () => expect(received).toHaveLength(4))
  expect(received[0]?.body).toContain(policy.id)
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([sent?.messageId]))
})

test('an address inside is refused beside its field, and so is the eleventh webhook', async () => {
  const company = await app.aCompany()
  await expect(aWebhook(company, { address: 'https://169.254.169.254/latest' })).rejects.toMatchObject({
    code: 'webhook.address-refused',
    fields: { address: 'This address is not on the public internet.' },
  })
  for (let number = 0; number < 10; number++) await aWebhook(company, { name: `Hook ${number}` })
  await expect(aWebhook(company, { name: 'One more' })).rejects.toMatchObject({ code: 'webhook.too-many' })
})

test('paused it is told nothing, and deleted it is forgotten with all it was sent', async () => {
  const company = await app.aCompany()
  const { webhook } = await aWebhook(company)
  await company.client.webhook.pauseWebhook({ id: webhook.id })
  await aPolicy(app, company)
  expect(await deliveriesOf(company, webhook.id)).toEqual([])
  await company.client.webhook.resumeWebhook({ id: webhook.id })
  await company.client.webhook.sendTest({ id: webhook.id })
  const [sent] = await settled(company, webhook.id)
  expect(await company.client.webhook.sendAgain({ id: sent?.id ?? '' })).toMatchObject({ state: 'waiting' })
  await company.client.webhook.deleteWebhook({ id: webhook.id })
  const { rows } = await app.owner.query('select from webhook_delivery where webhook_id = $1', [webhook.id])
  expect(rows).toEqual([])
})
