import { eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { components } from './tables.ts'

export async function findComponentNames(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, name } = components
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id, name })
          .from(components)
          .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.name]))
}

export const isComponentNameTaken = async (tx: ReadTx, name: string): Promise<boolean> =>
  (await tx.$count(components, eq(components.name, name))) > 0
