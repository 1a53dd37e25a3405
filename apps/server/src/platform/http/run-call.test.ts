import { anyone, call, group, member } from '@coverwright/contract/call'
import { AppError, fail, refuse } from '@coverwright/domain/errors'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../../../test/test-app.ts'
import { appGroups, appMembers } from '../../modules/assist/app-member/tables.ts'
import { channels } from '../../modules/sell/channel/tables.ts'
import { readConfig } from '../config.ts'
import type { WriteTx } from '../database/with-tenant.ts'
import { createCounts } from './counts.ts'
import { createHttp } from './create-http.ts'
import { createLimits } from './limits.ts'
import { registerCalls } from './register-calls.ts'

const nothing = { input: z.strictObject({}), output: z.unknown() }
const contract = {
  sample: group('sample', {
    greet: call({
      access: anyone,
      method: 'GET',
      input: z.strictObject({ times: z.coerce.number() }),
      output: z.string(),
    }),
    writeInRead: call({ access: member, ...nothing }),
    writeUnaudited: call({ access: member, audit: true, ...nothing }),
    swallow: call({ access: member, audit: true, ...nothing }),
    throwUndeclared: call({ access: member, ...nothing }),
    answerTooMuch: call({ access: member, input: z.object({}), output: z.object({ shown: z.string() }) }),
    loseConnection: call({ access: member, ...nothing }),
    guess: call({ access: member, audit: true, ...nothing, errors: ['session.code-invalid'] }),
    nameDeleted: call({ access: member, audit: true, ...nothing, errors: ['app-group.not-found'] }),
    make: call({ access: member, audit: true, input: z.strictObject({ code: z.string() }), output: z.string() }),
  }),
}

const host = await startTestApp()
const { pool, owner, ports } = host
const app = await createHttp(readConfig({ LOG_LEVEL: 'silent' }))
const limits = createLimits(createCounts(), { address: 1000, account: 1000, page: 1000 })
const subject = crypto.randomUUID()
const aRow = { type: 'bank', code: 'X', email: 'x@x.example', name: 'X', country: 'HK' } as const

registerCalls(
  app,
  contract,
  {
    sample: {
      greet: async (_context, { times }) => 'hello '.repeat(times),
      // The type offers a reader no insert; the database must refuse it too.
      writeInRead: async ({ tx }) => (tx as WriteTx).insert(channels).values(aRow),
      writeUnaudited: async ({ tx }) => tx.insert(channels).values(aRow),
      swallow: async ({ tx, audit }) => {
        await tx.insert(channels).values(aRow)
        await audit(subject)
        await tx
          .select({ broken: sql`1 / 0` })
          .from(channels)
          .catch(() => {})
        return {}
      },
      throwUndeclared: () => Promise.reject(new AppError('channel.not-found')),
      answerTooMuch: async () => ({ shown: 'yes', secret: 'no' }),
      make: async ({ tx, audit }, { code }) => {
        const [row] = await tx
          .insert(channels)
          .values({ ...aRow, code })
          .returning({ id: channels.id })
        await audit(row?.id ?? '')
        return row?.id ?? ''
      },
      // Somebody deletes the group after it was looked up.
      nameDeleted: async ({ tx, audit, now }) => {
        const [advisers] = await tx.select().from(appGroups)
        if (!advisers) return fail('app-group.not-found')
        await owner.query('delete from app_group')
        const link = { tokenHash: 'x', linkSentAt: now, linkEndsAt: now }
        await tx.insert(appMembers).values({ name: 'Ada', email: 'ada@x.example', groupId: advisers.id, ...link })
        await audit(advisers.id)
        return {}
      },
      guess: async ({ tx, audit }) => {
        await tx
          .insert(channels)
          .values({ ...aRow, code: 'guess' })
          .onConflictDoNothing()
        await audit(subject)
        return refuse('session.code-invalid')
      },
      loseConnection: async ({ tx }) =>
        tx.select({ end: sql`pg_terminate_backend(pg_backend_pid())` }).from(sql`(values (1)) v`),
    },
  },
  { pool, ports: { ...ports, linkTo: (path) => path }, now: () => new Date() },
  { ...ports, limits, isInMaintenance: false },
)
afterAll(() => app.close())

const { client, headersOf } = await host.aCompany()
const post = async (name: string, more: Record<string, string> = {}, payload: object = {}) => {
  const request = { method: 'POST', path: `/v1/sample/${name}` } as const
  const headers = { ...headersOf(request), ...more }
  return (await app.inject({ method: 'POST', url: request.path, headers, payload })).json()
}
const savedRows = async () => (await owner.query('select from channel')).rowCount

test('a public GET needs no token and reads its input from the query', async () => {
  const headers = host.sign({ method: 'GET', path: '/v1/sample/greet' })
  const answer = await app.inject({ url: '/v1/sample/greet?times=2', headers })
  expect(answer.json()).toEqual({ status: 200, data: 'hello hello ' })
})

test.each(['writeInRead', 'writeUnaudited', 'swallow'])('%s saves nothing and says so', async (name) => {
  expect(await post(name)).toEqual({
    status: 500,
    data: { code: 'server-error', requestId: expect.any(String) },
    message: 'Server error',
  })
  expect(await savedRows()).toBe(0)
})

test('an error the contract does not list is a defect', async () => {
  expect(await post('throwUndeclared')).toMatchObject({ status: 500 })
})

test('an answer is stripped to its schema', async () => {
  expect(await post('answerTooMuch')).toEqual({ status: 200, data: { shown: 'yes' } })
})

test('what is deleted between being looked up and being named is said to be gone', async () => {
  await client.appMember.createGroup({ name: 'Advisers' })
  expect(await post('nameDeleted')).toMatchObject({ status: 404, data: { code: 'app-group.not-found' } })
})

test('a connection lost in the middle of a call fails that call alone', async () => {
  expect(await post('loseConnection')).toMatchObject({ status: 500 })
  expect(await post('answerTooMuch')).toMatchObject({ status: 200 })
})

test('a write sent again under its key answers as before and is carried out once', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('make', key, { code: 'once' })))
  expect(new Set(answers.map((answer) => answer.data)).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 200 })
  expect((await owner.query(`select from channel where code = 'once'`)).rowCount).toBe(1)
  expect((await owner.query(`select from audit where call = 'sample/make'`)).rowCount).toBe(1)
})

test('a key belongs to one request of one person', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  await post('make', key, { code: 'first' })
  expect(await post('make', key, { code: 'second' })).toMatchObject({ status: 409, data: { code: 'key-reused' } })
  const other = await host.aCompany()
  const request = { method: 'POST', path: '/v1/sample/make' } as const
  const headers = { ...other.headersOf(request), ...key }
  const answer = await app.inject({ method: 'POST', url: request.path, headers, payload: { code: 'first' } })
  expect(answer.json()).toMatchObject({ status: 200 })
})

test('a write that failed may be sent again under its key', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  expect(await post('swallow', key)).toMatchObject({ status: 500 })
  expect(await post('swallow', key)).toMatchObject({ status: 500 })
})

test('outside a tenant the server can read nothing', async () => {
  await expect(pool.query('select from channel')).rejects.toThrow('permission denied')
})

test('what was written before a refusal stays, and sent again it is asked again', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  for (let n = 0; n < 2; n++) {
    expect(await post('guess', key)).toMatchObject({ status: 422, data: { code: 'session.code-invalid' } })
  }
  const { rowCount } = await owner.query(`select from channel where code = 'guess'`)
  expect(rowCount).toBe(1)
})
