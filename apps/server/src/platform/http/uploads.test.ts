import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { aPhoto } from '../../../test/a-photo.ts'
import { eventually } from '../../../test/eventually.ts'
import { startTestApp, type TestCompany } from '../../../test/test-app.ts'
import { endSlowBodies, serverLimits } from './server-limits.ts'

const product = await startTestApp()
await product.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = product.app.server.address() as AddressInfo
const open: { destroy: () => unknown }[] = []
afterAll(() => {
  for (const one of open) one.destroy()
})

const path = '/v1/upload/uploadFile'

/** Sends the beginning of a file and no more. */
function beginUpload({ headersOf }: Pick<TestCompany, 'headersOf'>): ClientRequest {
  const sent = request({
    port,
    method: 'POST',
    path: `${path}?purpose=attachment&name=slow.pdf`,
    headers: { ...headersOf({ method: 'POST', path }), 'content-type': 'application/octet-stream', host: 'localhost' },
  })
  sent.on('error', () => undefined)
  sent.write('%PDF-1.4\n')
  open.push(sent)
  return sent
}

async function answerTo(sent: ClientRequest): Promise<{ status: number; data: { code?: string } }> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return JSON.parse(Buffer.concat(await response.toArray()).toString())
}

test('files that come slowly hold nothing that others need', async () => {
  const [slow, other] = [await product.aCompany(), await product.aCompany()]
  const refused: unknown[] = []
  for (let n = 0; n < 25; n++)
    answerTo(beginUpload(slow)).then(
      (answer) => refused.push(answer.data.code),
      () => undefined,
    )
  // One member sends so many at a time; the others are told at once.
  await eventually(() => expect(refused).toEqual(Array.from({ length: 22 }, () => 'too-many-of-yours')))
  // Three are on their way, and no transaction is.
  await eventually(async () => {
    const { rows } = await product.owner.query(
      `select from pg_stat_activity
       where datname = current_database() and usename = 'server' and state like 'idle in transaction%'`,
    )
    expect(rows).toEqual([])
  })
  expect((await other.client.login.getUserData({})).member.email).toBe(other.email)
  expect((await product.app.inject('/readyz')).statusCode).toBe(200)
})

test('who may not send a file is told so before it comes', async () => {
  const company = await product.aCompany()
  const guest = await product.aColleague(company, { role: 'standard', permissions: [] })
  const listPath = '/v1/permission/invitation/readList'
  const sent = request({
    port,
    method: 'POST',
    path: `${listPath}?fileName=people.csv`,
    headers: {
      ...guest.headersOf({ method: 'POST', path: listPath }),
      'content-type': 'application/octet-stream',
      host: 'localhost',
    },
  })
  sent.on('error', () => undefined)
  sent.write('name')
  open.push(sent)
  expect(await answerTo(sent)).toMatchObject({ status: 403 })
})

test('a file that came in pieces is the file that was sent', async () => {
  const { headersOf } = await product.aCompany()
  const photo = await aPhoto()
  const sent = request({
    port,
    method: 'POST',
    path: `${path}?purpose=image&name=photo.jpg`,
    headers: { ...headersOf({ method: 'POST', path }), 'content-type': 'application/octet-stream', host: 'localhost' },
  })
  for (let at = 0; at < photo.length; at += 1000) {
    sent.write(photo.subarray(at, at + 1000))
    await sleep(1)
  }
  sent.end()
  expect(await answerTo(sent)).toMatchObject({ status: 200, data: { bytes: photo.length } })
})

test('a body that comes too slowly is ended, one that keeps the pace is not', async () => {
  const app = fastify()
  endSlowBodies(app, { grace: 100, every: 20 })
  app.post('/', async () => 'all of it')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address() as AddressInfo
  const headers = { 'content-type': 'text/plain', 'content-length': 1_000_000 }
  const statusOf = async (bytes: number) => {
    const sent = request({ port: address.port, method: 'POST', headers })
    sent.on('error', () => undefined)
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>
    const pace = setInterval(() => sent.write('x'.repeat(bytes)), 10)
    const [response] = await answered.finally(() => clearInterval(pace))
    return response.statusCode
  }
  expect(await statusOf(1)).toBe(408)
  expect(await statusOf(20_000)).toBe(200)
  await app.close()
  await eventually(() => expect(app.server.listening).toBe(false))
})

test('who never ends the headers is let go, and nobody waits for it meanwhile', async () => {
  const { server } = product.app
  expect(server.headersTimeout).toBe(serverLimits.headersTimeout)
  // As long as that nobody waits in a test.
  server.headersTimeout = 100
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  const said = socket.setEncoding('utf8').toArray()
  socket.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
  expect((await product.app.inject('/readyz')).statusCode).toBe(200)
  expect((await said).join('')).toMatch(/^HTTP\/1\.1 408 /)
  server.headersTimeout = serverLimits.headersTimeout
})
