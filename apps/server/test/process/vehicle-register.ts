import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** Another company's program, over HTTPS: answers a vehicle by its registration, to whoever has its key, and knows nothing of us. */
const [certFile = '', keyFile = '', key = ''] = process.argv.slice(2)
// Whoever started it may end without a word.
process.on('disconnect', () => process.exit())
const vehicles: Readonly<Record<string, object>> = {
  AB12CDE: { make: 'Ford', engine: { power: 60 } },
  ZZ99ZZZ: { make: 'Lotus', engine: { power: 250 } },
}

createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (request, response) => {
  const vehicle = vehicles[(request.url ?? '').split('/').at(-1) ?? '']
  const status = request.headers['x-api-key'] !== key ? 401 : vehicle ? 200 : 404
  process.send?.(request.url)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ vehicle }))
}).listen(0, '127.0.0.1', function (this: { address: () => unknown }) {
  process.send?.((this.address() as AddressInfo).port)
})
