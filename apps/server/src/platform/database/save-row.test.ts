import { eq, getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/test-app.ts'
import { policyNumbers } from '../../modules/build/number/index.ts'
import { changeRow, insertRow, updateRow } from './save-row.ts'
import { selectRow, selectRowBy } from './select-row.ts'
import { type WriteTx, withTenant } from './with-tenant.ts'

const app = await startTestApp()
const company = await app.aCompany()
const inCompany = <T>(work: (tx: WriteTx) => Promise<T>, { companyId } = company) =>
  withTenant(app.pool, { companyId, mode: 'read write' }, work)

let made = 0
const aDesign = () => ({
  name: `Design ${++made}`,
  prefixes: ['A', 'with, comma', '"quoted"'],
  symbol: '-' as const,
  length: 5,
  startCount: 1,
  endNumber: 99_999,
  suffixes: [],
  startDate: '2026-01-31',
  minCount: null,
})

test('a row is written, changed and read as a query would', async () => {
  await inCompany(async (tx) => {
    const inserted = await insertRow(tx, policyNumbers, aDesign())
    const [found] = await tx.select().from(policyNumbers).where(eq(policyNumbers.id, inserted.id))
    expect(inserted).toEqual(found)
    expect(inserted).toMatchObject({ companyId: company.companyId, usedCount: 0, prefixes: aDesign().prefixes })

    const updated = await updateRow(tx, policyNumbers, inserted.id, {
      suffixes: ['Z'],
      symbol: null,
      endDate: '2027-02-28',
    })
    expect(updated).toMatchObject({ suffixes: ['Z'], symbol: null, endDate: '2027-02-28', startDate: '2026-01-31' })
    await changeRow(tx, policyNumbers, inserted.id, { usedCount: 3 })
    expect(await selectRow(tx, policyNumbers, inserted.id, 'for update')).toEqual({ ...updated, usedCount: 3 })
    expect(await selectRowBy(tx, policyNumbers, 'name', inserted.name)).toMatchObject({ id: inserted.id })
  })
})

test('what is not named keeps its value, and what was changed last is dated', async () => {
  const { id } = await inCompany((tx) => insertRow(tx, policyNumbers, aDesign()))
  const longAgo = new Date('2026-01-01T00:00:00Z')
  await app.owner.query(`update ${getTableName(policyNumbers)} set updated_at = $2 where id = $1`, [id, longAgo])
  const updated = await inCompany((tx) => updateRow(tx, policyNumbers, id, { startDate: undefined, usedCount: 1 }))
  expect(updated).toMatchObject({ name: `Design ${made}`, startDate: '2026-01-31', usedCount: 1 })
  expect(updated?.updatedAt.getTime()).toBeGreaterThan(longAgo.getTime())
})

test('another company’s row is neither read nor changed', async () => {
  const { id } = await inCompany((tx) => insertRow(tx, policyNumbers, aDesign()))
  const other = await app.aCompany()
  await inCompany(async (tx) => {
    expect(await selectRow(tx, policyNumbers, id, 'for update')).toBeUndefined()
    expect(await updateRow(tx, policyNumbers, id, { usedCount: 9 })).toBeUndefined()
  }, other)
  expect(await inCompany((tx) => selectRow(tx, policyNumbers, id))).toMatchObject({ usedCount: 0 })
})
