import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startDnsServer, type Zone } from '../../../test/dns-server.ts'
import { mostAnswerBytes, openOutbound } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

let connections = 0
const answers: Record<string, RequestListener> = {
  '/redirects': (_, response) => response.writeHead(302, { location: '/secret' }).end(),
  '/secret': (_, response) => response.end('the inside'),
  '/huge': (_, response) => {
    response.write('x'.repeat(mostAnswerBytes))
    response.end('x')
  },
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half')
    setTimeout(() => response.destroy(), 20)
  },
  '/silent': () => {},
  '/turns': (_, response) => response.writeHead(101, { connection: 'upgrade', upgrade: 'x' }).end(),
  '/drips': (_, response) => {
    response.writeHead(200)
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  },
}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''] ?? ((_, plain) => plain.end('hello'))
  answer(request, response)
})
server.on('connection', () => connections++)
await new Promise<void>((resolve) => server.listen(0, resolve))
const { port } = server.address() as AddressInfo

const inside = ['127.0.0.1', '10.0.0.8', '169.254.169.254', '192.168.1.1', '100.100.100.200', '0.0.0.0']
const zone: Zone = new Map<string, { A?: string[]; AAAA?: string[] }>([
  ...inside.map((address, index): [string, { A: string[] }] => [`inside-${index}.example`, { A: [address] }]),
  ['both.example', { A: ['93.184.215.14', '127.0.0.1'] }],
  ['six.example', { AAAA: ['::1'] }],
  ['mapped.example', { AAAA: ['::ffff:127.0.0.1'] }],
  ['local.example', { AAAA: ['fd00::1'] }],
])
const dns = await startDnsServer(zone)
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await dns.stop()
})

const rules = { allowed: [], dnsServers: [dns.address] }
const outbound = openOutbound(rules)
const get = (url: string, deadlineMs = 3000) => outbound.send({ url, method: 'GET', headers: {}, deadlineMs })

/** Everything that leads to this machine, to its network or to its cloud, in every spelling. */
const literals = `
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0177.0.0.1 017700000001 0x7f.1 0 0.0.0.0 localhost LOCALHOST
  localhost. sub.localhost ip6-localhost metadata router 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255
  192.168.0.1 192.168.1.254 169.254.169.254 169.254.0.1 100.64.0.1 100.127.255.255 100.100.100.200 198.18.0.1
  192.0.0.170 192.0.2.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  192.88.99.1 [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:10.0.0.1] [::127.0.0.1]
  [64:ff9b::7f00:1] [64:ff9b:1::1] [2002:7f00:1::] [2001::1] [2001:db8::1] [fc00::1] [fd12:3456::1] [fe80::1]
  [ff02::1] [100::1] [3fff::1] [5f00::1] １２７.0.0.1 127。0。0。1`
  .trim()
  .split(/\s+/)
  .map((host) => `https://${host}/`)

const others = [
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'javascript:alert(1)',
  'https://example.com:22/',
  'https://example.com:80/',
  'https://example.com:5432/',
  'https://example.com:25/',
  'https://name:word@example.com/',
  'https://name@example.com/',
  'https://',
  'not an address',
  '',
]

test.each([...literals, ...others])('%s is refused before anything is asked', async (url) => {
  expect(outbound.refusalOf(url)).toBeTypeOf('string')
  await expect(get(url)).rejects.toMatchObject({ name: 'OutboundRefused' })
})

test.each([...zone.keys()])('%s leads inside and is refused in the connection', async (name) => {
  expect(outbound.refusalOf(`https://${name}/`)).toBeUndefined()
  await expect(get(`https://${name}/`)).rejects.toMatchObject({ name: 'OutboundRefused' })
})

test('a name that leads elsewhere from one look to the next gains nothing: what was checked is what is connected to', async () => {
  let looks = 0
  const turning: Zone = new Map([['turns.example', { A: ['127.0.0.1'] }]])
  const read = turning.get.bind(turning)
  turning.get = (name) => {
    looks++
    return looks === 1 ? { A: ['93.184.215.14'] } : read(name)
  }
  const second = await startDnsServer(turning)
  const asked = openOutbound({ ...rules, dnsServers: [second.address] })
  await expect(
    asked.send({ url: 'https://turns.example:8443/', method: 'GET', headers: {}, deadlineMs: 400 }),
  ).rejects.toMatchObject({ name: 'NoAnswer' })
  await second.stop()
})

test('nothing of all this reached this machine', () => {
  expect(connections).toBe(0)
})

test('an address on the internet is one', () => {
  expect(
    ['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:8.8.8.8'].map(isPublicAddress),
  ).toEqual([true, true, true, true])
})

test('what whoever runs the product opened is reached, and answers like others', async () => {
  const opened = openOutbound({ ...rules, allowed: [`localhost:${port}`] })
  const ask = (path: string, deadlineMs = 3000) =>
    opened.send({ url: `http://localhost:${port}${path}`, method: 'GET', headers: {}, deadlineMs })
  expect(await ask('/')).toMatchObject({ status: 200, body: 'hello' })
  expect(await ask('/redirects')).toMatchObject({ status: 302, body: '' })
  await expect(ask('/huge')).rejects.toThrow('The answer is longer than 1 MB.')
  await expect(ask('/cut')).rejects.toMatchObject({ name: 'NoAnswer' })
  await expect(ask('/turns')).rejects.toThrow('It answered in another protocol.')
  await expect(ask('/silent', 200)).rejects.toThrow('It did not answer in time.')
  await expect(ask('/drips', 300)).rejects.toThrow('It did not answer in time.')
  await expect(get(`http://localhost:${port}/`)).rejects.toMatchObject({ name: 'OutboundRefused' })
})
