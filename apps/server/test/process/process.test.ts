import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ContactForm } from '@coverwright/domain/company/contact/contact'
import { exampleOf } from '@coverwright/domain/fields'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo } from '../../src/app.ts'
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.ts'
import { eventually } from '../eventually.ts'
import { clientAt, signedInClient } from '../process-client.ts'
import { type ServerProcess, startProcess } from '../start-process.ts'
import { scheduling, statusAt } from './scheduled-events.ts'

let home: string
let server: ServerProcess
const email = 'primary@tarnbrook.example'

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'process-'))
  await chmod(home, 0o755)
  server = await startProcess({ DATA_DIR: home })
})

afterAll(async () => {
  await server.stop()
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
})

test('the first start makes the demo companies, each with its people', async () => {
  for (const { company, members } of demo.companies) {
    for (const member of members) {
      const { client } = await signedInClient(server.url, member.email, demo.password)
      const data = await client.login.getUserData({})
      expect(data).toMatchObject({ company: { name: company.name }, member: { role: member.role, name: member.name } })
    }
  }
})

test('a second server on the same data knows the sessions of the first', async () => {
  const other = await startProcess({ DATA_DIR: home, WORKER: 'off' })
  const { sign, idToken, companyId } = await signedInClient(server.url, email, demo.password)
  const { member } = await clientAt(other.url, sign, idToken, companyId).login.getUserData({})
  expect(member.email).toBe(email)
  expect(await other.stop()).toBe(0)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a killed database is missed at once and started again', async () => {
  const pid = Number.parseInt(await readFile(join(home, 'postgres/data/postmaster.pid'), 'utf8'), 10)
  process.kill(pid, 'SIGKILL')
  // Its children outlive it by a moment: the first calls may still be answered, or lose their connection half-way.
  const { client } = await eventually(() => signedInClient(server.url, email, demo.password))
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(await client.login.updateUserData({ name: 'Priya Underhill', title: 'Head of product' })).toBeDefined()
})

test('on a signal the calls under way are finished and the process ends well', async () => {
  const leaving = await startProcess({ DATA_DIR: home, WORKER: 'off' })
  const { client } = await signedInClient(leaving.url, email, demo.password)
  const ownerUrl = (await startEmbeddedPostgres(join(home, 'postgres'))).urlOf('postgres', 'postgres')
  // Two of them: a transaction sees the other sessions as they were when it first looked.
  const [holder, watcher] = [new Client(ownerUrl), new Client(ownerUrl)]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin')
  await holder.query('select from member where email = $1 for update', [email])
  const call = client.login.updateUserData({ name: 'Priya Underhill', title: 'Head of pet products' })
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'update "member"%'`
  await eventually(async () => expect((await watcher.query(waiting)).rowCount).toBe(1))

  const stopped = leaving.stop()
  await eventually(async () =>
    expect((await fetch(`${leaving.url}/readyz`).catch(() => ({ status: 503 }))).status).toBe(503),
  )
  await holder.query('commit')
  await Promise.all([holder.end(), watcher.end()])
  expect((await call).member.title).toBe('Head of pet products')
  expect(await stopped).toBe(0)
})

test('a server killed at the minute of a swap, in the midst of it: the next one does it, once', async () => {
  const events = await scheduling(server.url, join(home, 'postgres'))
  const host = 'midst.localhost'
  await events.swapAt(host)
  await events.inTheMidst(() => server.kill())
  expect(await events.movesAt(host)).toEqual(['published'])
  server = await startProcess({ DATA_DIR: home })
  await eventually(async () => expect(await events.jobStates()).toEqual(['completed']))
  expect(await events.movesAt(host)).toEqual(['published', 'swapped-out', 'swapped-in'])
  expect(await statusAt(server.url, host)).toBe(200)
  await events.end()
})

test('two servers on one database, each with a worker: every event happens once, and both know it', async () => {
  const other = await startProcess({ DATA_DIR: home })
  const events = await scheduling(server.url, join(home, 'postgres'))
  const hosts = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `${name}.localhost`)
  const answers = (host: string) => Promise.all([server, other].map(({ url }) => statusAt(url, host)))
  for (const host of hosts) {
    await events.closeAt(host)
    expect(await answers(host)).toEqual([200, 200])
  }
  await events.comeDue()
  await eventually(async () => expect(await events.jobStates()).toEqual(hosts.map(() => 'completed')))
  for (const host of hosts) {
    expect(await events.movesAt(host)).toEqual(['published', 'taken-offline'])
    await eventually(async () => expect(await answers(host)).toEqual([404, 404]))
  }
  await events.end()
  expect(await other.stop()).toBe(0)
})

test('a wrong setting is named before anything starts', async () => {
  await expect(startProcess({ DATA_DIR: home, PORT: 'eighty' })).rejects.toThrow('The server did not start')
})

test('the log has a line a request, with its id and nothing that is secret or personal', async () => {
  const logging = await startProcess({ DATA_DIR: home, WORKER: 'off', LOG_LEVEL: 'info' })
  const { client, idToken } = await signedInClient(logging.url, email, demo.password)
  await client.outbox.listMessages({ search: 'somebody@private.example' })

  const lines = await logging.stopAndRead()
  expect(lines).toContainEqual(
    expect.objectContaining({ route: '/v1/outbox/listMessages', requestId: expect.stringMatching(/^[\w-]{36}$/) }),
  )
  for (const secret of [email, demo.password, idToken, 'somebody@private.example'])
    expect(JSON.stringify(lines)).not.toContain(secret)
})

test('what the database refuses is in the log by where and why, without the row', async () => {
  const logging = await startProcess({ DATA_DIR: home, WORKER: 'off' })
  const { client } = await signedInClient(logging.url, email, demo.password)
  const owner = new Client((await startEmbeddedPostgres(join(home, 'postgres'))).urlOf('postgres', 'postgres'))
  await owner.connect()
  await owner.query('alter table contact add constraint nobody_at_all check (false) not valid')
  const refused = client.contact.createContact({ ...exampleOf(ContactForm), name: 'Wilhelmina Private' })
  await expect(refused).rejects.toMatchObject({ code: 'server-error' })
  await owner.query('alter table contact drop constraint nobody_at_all')
  await owner.end()

  const lines = await logging.stopAndRead()
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: expect.stringMatching(/^[\w-]{36}$/),
      err: expect.objectContaining({
        stack: expect.stringContaining('create-contact.ts'),
        cause: expect.objectContaining({ code: '23514', constraint: 'nobody_at_all' }),
      }),
    }),
  )
  expect(JSON.stringify(lines)).not.toContain('Wilhelmina')
})
