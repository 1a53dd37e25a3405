import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { exampleOf } from '@coverwright/domain/fields'
import { WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { afterAll, expect, test } from 'vitest'
import { connectors } from '../src/modules/build/connector/index.ts'
import { unsealSecret } from '../src/modules/build/connector/secret.ts'
import { webhookJobs } from '../src/modules/reach/webhook/deliver-webhook.ts'
import { secretsOf } from '../src/modules/reach/webhook/secret.ts'
import { webhooks } from '../src/modules/reach/webhook/tables.ts'
import { createSealing } from '../src/platform/auth/sealing.ts'
import { readPlatformSecrets } from '../src/platform/database/platform-secrets.ts'
import { withTenant } from '../src/platform/database/with-tenant.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { aKey, inCompany } from './builders.ts'
import { eventually } from './eventually.ts'
import { startTestApp } from './test-app.ts'

/** Repeats what it was sent, as some systems do. */
const provider = createServer((request, response) => {
  const { url, headers } = request
  const answer = url === '/token' ? { access_token: 'a-token-4711' } : { url, headers }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo
const address = `http://localhost:${port}/`

const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${port}` })
const worker = await startWorker(app.serverUrl, webhookJobs(app.ports), { now: () => app.clock.now() })
afterAll(async () => {
  await worker.stop()
  provider.close()
})

const [one, other] = ['a key that is long enough to be one', 'another key that is long enough to be one']
const company = await app.aCompany()
const { client } = company
const form = { ...exampleOf(ConnectorForm), address, testAddress: '', params: [], outputs: [] }

const secret = 'bearer-secret-of-the-register'
const clientSecret = 'client-secret-of-the-register'
const madeOf = async () => {
  const kinds = [
    { kind: 'basic', user: 'us' },
    { kind: 'key', in: 'query', name: 'key' },
    { kind: 'key', in: 'header', name: 'x-key' },
  ] as const
  for (const [at, authentication] of kinds.entries()) {
    const { id } = await client.apiConnector.createConnector({ ...form, name: `Kind ${at}`, authentication, secret })
    const { answer } = await client.apiConnector.testConnector({ id, at: 'live', params: [] })
    expect(answer).toContain('••••')
    for (const each of [secret, btoa(`us:${secret}`)]) expect(answer).not.toContain(each)
  }
  const bearer = await client.apiConnector.createConnector({ ...form, authentication: { kind: 'bearer' }, secret })
  const oauth2 = { kind: 'oauth2', tokenAddress: `${address}token`, clientId: 'us', scope: '' } as const
  const token = { ...form, name: 'With a token', authentication: oauth2, secret: clientSecret }
  const { id } = await client.apiConnector.createConnector(token)
  for (const each of [bearer.id, id]) await client.apiConnector.testConnector({ id: each, at: 'live', params: [] })
  const { webhook, secret: former } = await client.webhook.createWebhook({ ...exampleOf(WebhookForm), address })
  const { secret: current } = await client.webhook.rotateSecret({ id: webhook.id })
  await client.webhook.sendTest({ id: webhook.id })
  await eventually(async () =>
    expect((await client.webhook.listDeliveries({ webhookId: webhook.id })).items).toMatchObject([
      { state: 'delivered' },
    ]),
  )
  const key = await aKey(company)
  return { connectorId: bearer.id, webhookId: webhook.id, former, current, key: key.secret }
}
const made = await madeOf()

/** All that a copy of the database holds, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  expect(tables.length).toBeGreaterThan(100)
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await app.owner.query<{ text: string }>(`select t::text as text from ${name} t`)
    parts.push(...rows.map(({ text }) => text))
  }
  return parts.join('\n')
}

/** As it is, and as it stands where texts are kept as bytes or in base64. */
const spellings = (text: string) => [
  text,
  text.replace(/^whsec_/, ''),
  Buffer.from(text).toString('hex'),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
  Buffer.from(`us:${text}`).toString('base64').replace(/=+$/, ''),
  Buffer.from(text.replace(/^whsec_/, ''), 'base64').toString('hex'),
]

const rowsOf = () =>
  withTenant(...inCompany(app, company), async (tx) => {
    const connector = (await tx.select().from(connectors)).find(({ id }) => id === made.connectorId)
    const [webhook] = await tx.select().from(webhooks)
    if (!connector || !webhook) throw new Error('They are gone')
    return { connector, webhook }
  })

test('a whole dump holds none of the secrets: neither what was entered, nor what was made, nor the keys that seal them', async () => {
  const platform = await readPlatformSecrets(app.owner, 1024, [one])
  const { certificateSecret, gatewaySecret, signingSecret, signingKey, acmeKey, tokenKeys } = platform
  const entered = [secret, clientSecret, 'a-token-4711', made.former, made.current, made.key]
  const own = [
    certificateSecret,
    gatewaySecret,
    signingSecret,
    signingKey,
    acmeKey,
    ...tokenKeys.map((key) => key.secret),
  ]
  const all = await dump()
  expect(all).toContain(made.webhookId)
  for (const each of [...entered, ...own].flatMap(spellings)) expect(all.includes(each), each).toBe(false)
})

test('when the sealing key has changed, the secrets of connectors and webhooks open as before, and by nothing else', async () => {
  await readPlatformSecrets(app.owner, 1024, [other, one])
  const { certificateSecret } = await readPlatformSecrets(app.owner, 1024, [other])
  await expect(readPlatformSecrets(app.owner, 1024, [one])).rejects.toThrow('SECRETS_KEY is not the key')
  const sealing = createSealing(certificateSecret)
  const { connector, webhook } = await rowsOf()
  expect(unsealSecret(sealing, connector)).toBe(secret)
  expect(secretsOf(sealing, webhook, new Date())).toEqual([made.current, made.former])
  const stranger = createSealing('something else')
  expect(unsealSecret(stranger, connector)).toBeUndefined()
  expect(() => secretsOf(stranger, webhook, new Date())).toThrow('unable to authenticate')
})
