import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { startDnsServer, type Zone } from '../../../test/dns-server.ts'
import { insideZone, literals, others } from '../../../test/inside-targets.ts'
import { mostAnswerBytes, NoAnswer, openOutbound } from './outbound.ts'
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

const zone = insideZone()
const dns = await startDnsServer(zone)
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await dns.stop()
})

const rules = { allowed: [], dnsServers: [dns.address] }
const outbound = openOutbound(rules)
const get = (url: string, deadlineMs = 3000) => outbound.send({ url, method: 'GET', headers: {}, deadlineMs })

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

test('what no connection can carry is a call that failed', async () => {
  const opened = openOutbound({ allowed: [`localhost:${port}`], dnsServers: [] })
  const headers = { 'x-who': 'one\ntwo' }
  await expect(
    opened.send({ url: `http://localhost:${port}/`, method: 'GET', headers, deadlineMs: 400 }),
  ).rejects.toBeInstanceOf(NoAnswer)
})
