import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { startTestApp } from '../../../test/test-app.ts'
import { diskFiles } from '../../adapters/files/disk-files.ts'
import { channels } from '../../modules/sell/channel/tables.ts'
import { atTheEnd } from '../database/at-the-end.ts'
import { type WriteTx, withTenant } from '../database/with-tenant.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { filesIn } from './files.ts'
import { removeFileJob } from './remove-file.ts'

const app = await startTestApp()
const { files } = app.ports
const { companyId } = await app.aCompany()

const inTransaction = <T>(work: (tx: WriteTx) => Promise<T>) =>
  withTenant(app.pool, { companyId, mode: 'read write' }, work)
const aKey = () => `${companyId}/${crypto.randomUUID()}`
const put = (tx: WriteTx, key: string) => files.put(tx, key, Buffer.from('kept'), { type: 'text/plain' })

async function aFile() {
  const key = aKey()
  await inTransaction((tx) => put(tx, key))
  return key
}

test('a file stays with the rows that were written beside it', async () => {
  const key = await aFile()
  expect((await buffer(await files.get(key))).toString()).toBe('kept')
})

test('a file goes with the rows that were not', async () => {
  const key = aKey()
  const failing = inTransaction(async (tx) => {
    await put(tx, key)
    expect(await files.exists(key)).toBe(true)
    throw new Error('Something else went wrong')
  })
  await expect(failing).rejects.toThrow('Something else went wrong')
  expect(await files.exists(key)).toBe(false)
})

test('what is removed is there until the rows are gone', async () => {
  const key = await aFile()
  await inTransaction(async (tx) => {
    files.remove(tx, key)
    expect(await files.exists(key)).toBe(true)
  })
  expect(await files.exists(key)).toBe(false)
})

test('where the process ends before, or the store does not answer, a job of the same transaction removes it', async () => {
  const [killed, kept] = [await aFile(), await aFile()]
  const outOfReach = filesIn({ ...diskFiles('nowhere'), remove: () => Promise.reject(new Error('No answer')) })
  await inTransaction(async (tx) => outOfReach.remove(tx, killed))
  await inTransaction(async (tx) => {
    outOfReach.remove(tx, kept)
    throw new Error('Not this time')
  }).catch(() => undefined)
  expect(await files.exists(killed)).toBe(true)
  const worker = await startWorker(app.serverUrl, [removeFileJob(files)])
  await eventually(async () => expect(await files.exists(killed)).toBe(false))
  await worker.stop()
  expect(await files.exists(kept)).toBe(true)
})

test('what was to be removed stays where the rows stay', async () => {
  const key = await aFile()
  const failing = inTransaction(async (tx) => {
    files.remove(tx, key)
    await tx.delete(channels).where(eq(channels.id, 'no id at all'))
  })
  await expect(failing).rejects.toThrow('Failed query')
  expect(await files.exists(key)).toBe(true)
})

test('where the end itself fails nothing is removed: it may have been reached', async () => {
  const [kept, added] = [await aFile(), aKey()]
  const failing = inTransaction(async (tx) => {
    files.remove(tx, kept)
    await put(tx, added)
    atTheEnd(tx, { text: 'insert into no_such_table values (1)' })
  })
  await expect(failing).rejects.toThrow('no_such_table')
  expect(await Promise.all([kept, added].map(files.exists))).toEqual([true, true])
})

test('the next transaction on the connection knows nothing of it', async () => {
  const key = await aFile()
  await inTransaction(async (tx) => {
    files.remove(tx, key)
    throw new Error('Not this time')
  }).catch(() => undefined)
  await Promise.all(Array.from({ length: 20 }, () => inTransaction(async (tx) => tx.$count(channels))))
  expect(await files.exists(key)).toBe(true)
})
