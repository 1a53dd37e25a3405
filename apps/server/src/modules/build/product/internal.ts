import type { MountedProduct, Product, ProductForm } from '@coverwright/domain/build/product/product'
import { isEditable, type ProductState } from '@coverwright/domain/build/product/product-lifecycle'
import { AppError, type FieldMessages, fail } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
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

/** A model that does not hold is refused with the place of every mistake, under the field it came in. */
export function parsedModel<S extends z.ZodType>(schema: S, model: unknown, field: string): z.output<S> {
  const { data, error } = schema.safeParse(model)
  if (!error) return data
  const fields: FieldMessages = Object.fromEntries(
    error.issues
      .flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => [[...issue.path, key].join('.'), messages.parameterException] as const)
          : [[issue.path.join('.'), issue.message] as const],
      )
      .map(([path, message]) => [`${field}.${path}`, message]),
  )
  throw new AppError('invalid', fields)
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

export const toMountedProduct = (row: ProductRow, mounts: MountedProduct['mounts'] = []): MountedProduct => ({
  ...toProduct(row),
  mounts,
})

export const toProduct = (row: ProductRow): Product => ({
  ...settingsOf(row),
  id: row.id,
  state: row.state,
  revision: row.revision,
  bodyRevision: row.bodyRevision,
  shellRevision: row.shellRevision,
  hasBody: row.body !== null,
  hasShell: row.shell !== null,
  isResold: row.baseReleaseId !== null,
  groupId: row.groupId,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
