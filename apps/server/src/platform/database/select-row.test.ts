import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { entities, subjectsOf } from '../../../test/sweeps/subjects.ts'
import { startTestApp } from '../../../test/test-app.ts'
import { selectRow } from './select-row.ts'
import { withTenant } from './with-tenant.ts'

const app = await startTestApp()
const company = await app.aCompany()
for (const entity of entities) await subjectsOf(app, company, entity)

const source = join(import.meta.dirname, '../..')
const tables: Parameters<typeof selectRow>[1][] = []
for await (const file of glob('**/tables.ts', { cwd: source })) {
  const exported: Record<string, unknown> = await import(join(source, file))
  for (const table of Object.values(exported)) {
    if (is(table, PgTable) && 'id' in table) tables.push(table as (typeof tables)[number])
  }
}

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'reads %s as a query would',
  async (_, table) => {
    await withTenant(app.pool, { ...company, mode: 'read only' }, async (tx) => {
      for (const row of await tx.select().from<PgTable>(table)) {
        expect(await selectRow(tx, table, (row as { id: string }).id)).toEqual(row)
      }
      expect(await selectRow(tx, table, crypto.randomUUID())).toBeUndefined()
    })
  },
)
