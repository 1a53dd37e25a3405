import type { MountedProduct, Product, ProductForm } from '@coverwright/domain/build/product/product'
import { isEditable, type ProductState } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from '../../company/member/index.ts'
import { findHeads } from '../document/index.ts'
import { type ProductRow, products } from './tables.ts'

export async function getProductInCompany(tx: ReadTx, id: string): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id))
  return row ?? fail('product.not-found')
}

/** Nobody else changes the product until the transaction ends: what was checked still holds when it is saved. */
export async function lockProductInCompany(tx: WriteTx, id: string): Promise<ProductRow> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  return row ?? fail('product.not-found')
}

/** Saves what one person changed, unless somebody else has saved since they loaded it. */
export async function saveRevision(
  tx: WriteTx,
  { id, revision }: { readonly id: string; readonly revision: number },
  change: Partial<ProductForm>,
): Promise<ProductRow> {
  const before = await lockProductInCompany(tx, id)
  if (!isEditable(before.state)) return fail('product.in-trash')
  if (before.revision !== revision) return fail('product.changed-meanwhile')
  const [after] = await tx
    .update(products)
    .set({ ...change, revision: revision + 1 })
    .where(eq(products.id, id))
    .returning()
  return after ?? fail('product.not-found')
}

export async function saveProductState(tx: WriteTx, id: string, state: ProductState): Promise<ProductRow> {
  const [after] = await tx.update(products).set({ state }).where(eq(products.id, id)).returning()
  return after ?? fail('product.not-found')
}

export const settingsOf = (row: ProductRow): ProductForm => ({
  name: row.name,
  description: row.description,
  type: row.type,
  line: row.line,
  country: row.country,
  currency: row.currency,
  languages: row.languages,
  timeZone: row.timeZone,
})

export const withMounts = (product: Product, mounts: MountedProduct['mounts'] = []): MountedProduct => ({
  ...product,
  mounts,
})

/** With the revisions of its documents, of which nothing else is read. */
export async function toProduct(tx: ReadTx, row: ProductRow): Promise<Product> {
  const [product] = await toProducts(tx, [row])
  return product ?? fail('product.not-found')
}

export async function toProducts(tx: ReadTx, rows: readonly ProductRow[]): Promise<Product[]> {
  const lockers = await namesOf(
    tx,
    rows.flatMap(({ lockedBy }) => lockedBy ?? []),
  )
  const headOf = await findHeads(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const [body, shell] = [headOf('body', row.id), headOf('shell', row.id)]
    return {
      ...settingsOf(row),
      id: row.id,
      state: row.state,
      revision: row.revision,
      bodyRevision: body.revision,
      shellRevision: shell.revision,
      hasBody: body.isThere,
      hasShell: shell.isThere,
      isResold: row.baseReleaseId !== null,
      groupId: row.groupId,
      lock: row.lockedAt && { by: lockers.get(row.lockedBy ?? '') ?? '', at: row.lockedAt.toISOString() },
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}

async function namesOf(tx: ReadTx, memberIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.id, [...new Set(memberIds)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
