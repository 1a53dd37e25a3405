// What a connector's call costs the CPU, against node:https asking the same server the same way: a connection for each
// call, for whoever is asked may be looked up elsewhere the next time. Ours fills the request in, unseals the secret,
// checks where it goes, holds the limits, hides the secret in the answer and reads the outputs.
import { request } from 'node:https'
import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { openOutbound } from '../../apps/server/src/adapters/outbound/outbound.ts'
import { askConnector } from '../../apps/server/src/modules/build/connector/ask-connector.ts'
import { sealSecret } from '../../apps/server/src/modules/build/connector/secret.ts'
import { createSealing } from '../../apps/server/src/platform/auth/sealing.ts'
import { newId } from '../../apps/server/src/platform/id.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveHttps } from './serve-https.ts'

const calls = 300
const rounds = 7
const secret = 'key-of-the-register-4711'

const { port, ca, stop } = await serveHttps()
const outbound = openOutbound({ allowed: [`localhost:${port}`], dnsServers: [], ca })
const sealing = createSealing('bench')
const definition: ConnectorDefinition = {
  type: 'external',
  call: null,
  method: 'GET',
  address: `https://localhost:${port}/vehicles/{{registration}}`,
  testAddress: '',
  headers: [],
  params: [{ name: 'fields', value: 'make,power' }],
  body: '',
  authentication: { kind: 'key', in: 'header', name: 'x-api-key' },
  deadlineSeconds: 10,
  outputs: [
    { name: 'make', path: '$.vehicle.make' },
    { name: 'power', path: '$.vehicle.power' },
  ],
  demoParams: [],
  demoResult: '',
}
const owner = { companyId: newId(), id: newId() }
const question = {
  ...owner,
  ...sealSecret(sealing, owner, secret),
  definition,
  at: 'live' as const,
  inputs: { registration: 'AB12CDE' },
  withinMs: 10_000,
  isTest: false,
}

async function ours() {
  const answered = await askConnector({ outbound, sealing }, question)
  if (answered?.outputs[1]?.value !== '74') throw new Error(`It was not answered: ${answered?.problem}`)
}

const bare = () =>
  new Promise<void>((resolve, reject) => {
    const headers = { 'x-api-key': secret, accept: 'application/json' }
    const url = `https://localhost:${port}/vehicles/AB12CDE?fields=make,power`
    const sent = request(url, { ca, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { vehicle } = JSON.parse(Buffer.concat(parts).toString()) as { vehicle: { power: number } }
        if (vehicle.power === 74) resolve()
        else reject(new Error('It answered something else'))
      })
    })
    sent.on('error', reject)
    sent.end()
  })

async function cpuMicros(call: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  for (let made = 0; made < calls; made++) await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}

const costs: { ours: number; peer: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const cost = { ours: await cpuMicros(ours), peer: await cpuMicros(bare) }
  // The first round warms both up.
  if (round > 0) costs.push(cost)
}
const ratio = middleOf(costs.map((cost) => cost.ours / cost.peer))
const peer = middleOf(costs.map((cost) => cost.peer))
report({ name: 'connector/call-cpu', unit: 'µs a call', ours: ratio * peer, peer, goal: { atMost: 1.5 } })
await stop()
