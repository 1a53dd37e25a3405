// Twenty names asked for at once, against one name at the same registrar: the built-in one, which is a question to the
// database, and Gandi's way, which is a question a name, to a server that takes its time as one far away does.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBuiltInRegistrar } from '../../apps/server/src/adapters/registrar/built-in-registrar.ts'
import { createGandiRegistrar } from '../../apps/server/src/adapters/registrar/gandi-registrar.ts'
import type { Registrar } from '../../apps/server/src/adapters/registrar/registrar.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const farMs = 300
const names = Array.from({ length: 20 }, (_none, at) => `tarnbrook-${at}.domains.localhost`)

const { pool, stop } = await serveDemo()
const far = createServer((_request, response) => {
  const products = ['create', 'renew'].map((process) => ({
    process,
    status: 'available',
    prices: [{ min_duration: 1, duration_unit: 'y', price_before_taxes: 11.99 }],
  }))
  setTimeout(() => response.end(JSON.stringify({ products })), farMs)
})
await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(far.address() as AddressInfo).port}`
const gandi = createGandiRegistrar({ apiKey: 'bench-key', url, phone: '+44.1', endings: ['com'] })

await compare('billing/search-20', createBuiltInRegistrar({ pool, now: () => new Date() }), 400)
await compare('billing/search-20-far', gandi, 15)
far.closeAllConnections()
far.close()
await stop()

async function compare(name: string, registrar: Registrar, rounds: number) {
  const many: number[] = []
  const one: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const [twenty, single] = [await milliseconds(registrar, names), await milliseconds(registrar, names.slice(0, 1))]
    // The first round opens connections.
    if (round > 0) {
      many.push(twenty)
      one.push(single)
    }
  }
  report({ name, unit: 'ms', ours: middleOf(many), peer: middleOf(one), goal: { atMost: 1.3 } })
}

async function milliseconds(registrar: Registrar, asked: readonly string[]): Promise<number> {
  const begun = performance.now()
  const found = await registrar.offer(asked)
  const taken = performance.now() - begun
  if (found.some(({ availability }) => availability !== 'available')) throw new Error('They are not offered')
  return taken
}
