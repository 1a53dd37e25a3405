import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { httpSms } from './http-sms.ts'
import { keptSms } from './kept-sms.ts'

const sms = { id: 's1', to: '+85251234567', text: 'Your code is 123456' }

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function aProvider(listener: RequestListener) {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return httpSms({ url: `http://127.0.0.1:${port}/send`, token: 'secret', deadlineMs: 300 })
}

const answering = (status: number, body = '{"id":7}', headers = {}) =>
  aProvider((_request, response) => response.writeHead(status, headers).end(body))

test('posts the message with the token and answers the provider’s id', async () => {
  const seen: unknown[] = []
  const transport = await aProvider(async (request, response) => {
    const { method, url, headers } = request
    const { authorization, 'idempotency-key': key } = headers
    seen.push({ method, url, authorization, key, body: await json(request) })
    response.end('{"id":"p1"}')
  })
  expect(await transport.send(sms)).toEqual({ providerId: 'p1' })
  expect(seen).toEqual([{ method: 'POST', url: '/send', authorization: 'Bearer secret', key: 's1', body: sms }])
})

test.each([
  [400, true],
  [422, true],
  [401, false],
  [429, false],
  [500, false],
])('an answer of %i is final: %s', async (status, isPermanent) => {
  const transport = await answering(status)
  await expect(transport.send(sms)).rejects.toMatchObject({ name: 'DeliveryError', isPermanent })
})

test('follows no redirect, and believes no receipt without an id', async () => {
  const moved = await answering(302, '', { location: 'http://127.0.0.1:1/' })
  await expect(moved.send(sms)).rejects.toMatchObject({ isPermanent: false })
  const vague = await answering(200, '<html>')
  await expect(vague.send(sms)).rejects.toMatchObject({ isPermanent: false })
})

test('a provider that stalls is left at the deadline', async () => {
  const silent = await aProvider(() => {})
  const stuck = await aProvider((_request, response) => response.write('{"id"'))
  const at = Date.now()
  await expect(silent.send(sms)).rejects.toMatchObject({ isPermanent: false })
  await expect(stuck.send(sms)).rejects.toMatchObject({ isPermanent: false })
  expect(Date.now() - at).toBeLessThan(2000)
})

test('what is no telephone number is refused, also where messages are only kept', async () => {
  const transport = await answering(200)
  for (const to of ['12345', '+852 5123 4567', '+1', 'jo']) {
    await expect(transport.send({ ...sms, to })).rejects.toMatchObject({ isPermanent: true })
    await expect(keptSms.send({ ...sms, to })).rejects.toMatchObject({ isPermanent: true })
  }
  expect(await keptSms.send(sms)).toEqual({ providerId: 'kept:s1' })
})
