import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/test-app.ts'
import { policyNumbers } from '../../modules/build/number/index.ts'
import { atTheEnd } from './at-the-end.ts'
import { changeOf, insertOf, insertRow, updateRow } from './save-row.ts'
import { selectRow } from './select-row.ts'
import { together } from './together.ts'
import { type WriteTx, withTenant } from './with-tenant.ts'

const app = await startTestApp()
const company = await app.aCompany()
const write = <T>(work: (tx: WriteTx) => Promise<T>) => withTenant(app.pool, { ...company, mode: 'read write' }, work)
const named = (name: string) => ({ name, prefixes: [], length: 5, startCount: 1, endNumber: 99_999, suffixes: [] })
const namesLike = (start: string) =>
  write(async (tx) => {
    const rows = await tx.select({ name: policyNumbers.name }).from(policyNumbers)
    return rows.map(({ name }) => name).filter((name) => name.startsWith(start))
  })

test('statements sent together are carried out in their order and answered each', async () => {
  await write(async (tx) => {
    const { id } = await insertRow(tx, policyNumbers, named('Order'))
    const [first, second, found] = await together(tx, () => [
      updateRow(tx, policyNumbers, id, { usedCount: 1 }),
      updateRow(tx, policyNumbers, id, { usedCount: 2 }),
      selectRow(tx, policyNumbers, id),
    ])
    expect([first, second, found].map((row) => row?.usedCount)).toEqual([1, 2, 2])
  })
})

test('when one fails all have ended, and nothing of the transaction stays', async () => {
  const ended: string[] = []
  const slow = async (tx: WriteTx, name: string) => {
    await insertRow(tx, policyNumbers, named(`Fails ${name}`)).catch(() => undefined)
    // A second step, which must not go on in somebody else's transaction.
    await insertRow(tx, policyNumbers, named(`Fails ${name} again`)).catch(() => undefined)
    ended.push(name)
  }
  await expect(
    write((tx) =>
      together(tx, () => [
        insertRow(tx, policyNumbers, { ...named('Fails'), usedCount: 100_000 }),
        slow(tx, 'one'),
        slow(tx, 'two'),
      ]),
    ),
  ).rejects.toThrow('policy_number_within_limit')
  expect(ended).toEqual(['one', 'two'])
  expect(await namesLike('Fails')).toEqual([])
})

test('what is left for the end is written with the commit, in its order', async () => {
  const { id } = await write((tx) => insertRow(tx, policyNumbers, named('End')))
  await write(async (tx) => {
    atTheEnd(tx, changeOf(policyNumbers, id, { usedCount: 1 }))
    atTheEnd(tx, changeOf(policyNumbers, id, { usedCount: 2, length: 6 }))
    expect(await selectRow(tx, policyNumbers, id)).toMatchObject({ usedCount: 0 })
  })
  expect(await write((tx) => selectRow(tx, policyNumbers, id))).toMatchObject({ usedCount: 2, length: 6 })
})

test('new rows and changes of others are all written, however many they are', async () => {
  const { id } = await write((tx) => insertRow(tx, policyNumbers, named('Among others')))
  const names = Array.from({ length: 30 }, (_name, at) => `Many ${String(at).padStart(2, '0')}`)
  await write(async (tx) => {
    for (const name of names) atTheEnd(tx, insertOf(policyNumbers, named(name)))
    atTheEnd(tx, changeOf(policyNumbers, id, { usedCount: 3, length: 7 }))
  })
  expect((await namesLike('Many')).toSorted()).toEqual(names)
  expect(await write((tx) => selectRow(tx, policyNumbers, id))).toMatchObject({ usedCount: 3, length: 7 })
})

test('a transaction that waited for nothing is begun, written and ended in one message', async () => {
  await write(async (tx) => atTheEnd(tx, insertOf(policyNumbers, named('At once'))))
  expect(await namesLike('At once')).toEqual(['At once'])
})

test('what fails at the end takes the whole transaction with it', async () => {
  const failing = write(async (tx) => {
    await insertRow(tx, policyNumbers, named('Gone'))
    atTheEnd(tx, insertOf(policyNumbers, { ...named('Gone too'), usedCount: 100_000 }))
    atTheEnd(tx, insertOf(policyNumbers, named('Gone as well')))
  })
  await expect(failing).rejects.toThrow('policy_number_within_limit')
  expect(await namesLike('Gone')).toEqual([])
})

test('what was left for the end of a transaction that failed is not written by the next', async () => {
  // One connection after the other: the next transaction has the same.
  const failing = write(async (tx) => {
    atTheEnd(tx, insertOf(policyNumbers, named('Left')))
    throw new Error('Something else')
  })
  await expect(failing).rejects.toThrow('Something else')
  expect(await namesLike('Left')).toEqual([])
})
