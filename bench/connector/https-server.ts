// Somebody else's server over HTTPS, in a process of its own: its work is not ours.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

const [certFile = '', keyFile = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())

const server = createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (request, response) => {
  request.resume()
  request.on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"vehicle":{"make":"Ford","power":74}}'),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
