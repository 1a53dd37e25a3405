import { Socket } from 'node:net'
import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { exampleOf } from '@coverwright/domain/fields'
import { WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { webhookJobs } from '../src/modules/reach/webhook/deliver-webhook.ts'
import { startWorker } from '../src/platform/jobs/start-worker.ts'
import { aProductThatAsks } from './asked-vets.ts'
import { answersOf } from './buyers.ts'
import { startDnsServer, type Zone } from './dns-server.ts'
import { eventually } from './eventually.ts'
import { insideZone, literals, others } from './inside-targets.ts'

/** Every address that a connection of this process was begun to, as the kernel was asked for it. */
const attempted: string[] = []
const emit = Reflect.get(Socket.prototype, 'emit') as (...values: unknown[]) => boolean
Socket.prototype.emit = function (this: Socket, name: string | symbol, ...values: unknown[]) {
  if (name === 'connectionAttempt') attempted.push(`${String(values[0])} ${String(values[1])}`)
  return Reflect.apply(emit, this, [name, ...values])
}

/** On the internet when it is first looked up, here ever after. */
const turning = 'turns.example'
let looks = 0
const zone: Zone = insideZone()
const read = zone.get.bind(zone)
zone.get = (name) => {
  if (name !== turning) return read(name)
  // Of each look-up there are two questions, for IPv4 and IPv6.
  return { A: [looks++ < 2 ? '93.184.215.14' : '127.0.0.1'] }
}
const dns = await startDnsServer(zone)

const { vets, at, app, client, connector, call, opened, lastTask } = await aProductThatAsks({
  DNS_SERVERS: dns.address,
})
const worker = await startWorker(app.serverUrl, webhookJobs(app.ports), { now: () => app.clock.now() })
afterAll(async () => {
  Reflect.set(Socket.prototype, 'emit', emit)
  await worker.stop()
  await dns.stop()
})
beforeEach(() => void (looks = 0))

const plain = { ...exampleOf(ConnectorForm), authentication: { kind: 'none' as const }, secret: undefined, params: [] }
const tried = await client.apiConnector.createConnector({ ...plain, name: 'Tried', address: at('/a'), outputs: [] })
const tokenOf = (tokenAddress: string) => ({ kind: 'oauth2' as const, tokenAddress, clientId: 'us', scope: '' })
const signedIn = await client.apiConnector.createConnector({
  ...plain,
  name: 'With a token',
  address: at('/b'),
  authentication: tokenOf(at('/token')),
  secret: 'client-secret-1',
})
const filling = await client.apiConnector.createConnector({ ...plain, name: 'Fills', address: at('/c'), outputs: [] })
await app.owner.query(`update connector set state = 'ready' where id = $1`, [filling.id])
const source = await client.dataSource.connectDataSource({
  name: 'cars',
  connectorId: filling.id,
  path: '$.cars',
  every: 'hand',
})
const { webhook } = await client.webhook.createWebhook({ ...exampleOf(WebhookForm), address: at('/hook') })

/** As if it had been kept before anybody checked it. */
const define = (id: string, change: object) =>
  app.owner.query('update connector set definition = definition || $2::jsonb where id = $1', [
    id,
    JSON.stringify(change),
  ])

/** Each leads the product to an address, and answers what is said of it. */
const ways: Record<string, (address: string) => Promise<string | null | undefined>> = {
  'a try': async (address) => {
    await define(tried.id, { address })
    return (await client.apiConnector.testConnector({ id: tried.id, at: 'live', params: [] })).task.problem
  },
  'a token': async (address) => {
    await define(signedIn.id, { authentication: tokenOf(address) })
    return (await client.apiConnector.testConnector({ id: signedIn.id, at: 'live', params: [] })).task.problem
  },
  'a refresh': async (address) => {
    await define(filling.id, { address })
    return (await client.dataSource.refreshDataSource({ id: source.id, takesAsIs: false })).feed?.problem
  },
  'a webhook': async (address) => {
    await app.owner.query('update webhook set address = $2, failures = 0, rest_until = null where id = $1', [
      webhook.id,
      address,
    ])
    const { id } = await client.webhook.sendTest({ id: webhook.id })
    return eventually(async () => {
      const { items } = await client.webhook.listDeliveries({ webhookId: webhook.id })
      const [last] = items.find((each) => each.id === id)?.tries ?? []
      if (!last) throw new Error('It was not tried yet')
      return last.problem
    })
  },
}

/** The database is reached all the while. */
const database = new URL(app.serverUrl).port
const elsewhere = () => attempted.filter((each) => !each.endsWith(` ${database}`))

const said = /not on the public internet|begins with https|name or a password|Only the ports|address/

test.each(Object.entries(ways))(
  '%s leads nowhere inside, by no literal and by no name',
  async (_, ask) => {
    attempted.length = 0
    const addresses = [...literals, ...others].filter((each) => URL.canParse(each))
    const targets = [...addresses, ...[...zone.keys()].map((name) => `https://${name}/`)]
    expect(targets.length).toBeGreaterThanOrEqual(60)
    for (const target of targets) expect(await ask(target), target).toMatch(said)
    expect(elsewhere()).toEqual([])
    // What is reached is seen here.
    await ask(at('/control'))
    expect(elsewhere()).toHaveLength(1)
  },
  120_000,
)

test.each(Object.entries(ways))(
  '%s of a name that turns: what was looked up is what is connected to',
  async (_, ask) => {
    attempted.length = 0
    const first = await ask(`https://${turning}:8443/`)
    expect(first).not.toMatch(said)
    expect(elsewhere()).toEqual(['93.184.215.14 8443'])
    expect(await ask(`https://${turning}:8443/`)).toBe('This address is not on the public internet.')
    expect(elsewhere()).toEqual(['93.184.215.14 8443'])
  },
  60_000,
)

test('a journey leads nowhere inside either, whatever its release was frozen with', async () => {
  for (const host of ['169.254.169.254', '[::ffff:127.0.0.1]', '2130706433', ...zone.keys()]) {
    await define(connector.id, { address: `https://${host}/{{animal_age}}` })
    const { visitor } = await opened('live', call)
    attempted.length = 0
    expect((await visitor.post('/', answersOf(app))).headers.location, host).toBe('/health')
    expect(elsewhere(), host).toEqual([])
    expect(await lastTask()).toMatchObject({ cause: 'journey', problem: 'This address is not on the public internet.' })
  }
  expect(vets.heard.filter((path) => path !== '/control')).toEqual([])
}, 60_000)
