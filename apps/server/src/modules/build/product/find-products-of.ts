import type { ProductIdKind } from '@coverwright/domain/id-kinds'
import { inArray } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { ownersOfVersions } from '../document/index.ts'
import { productDocumentKinds } from './document-kinds.ts'

/** The products that things belong to, by their ids; what is not there leads to none. */
export type FindProducts = (tx: ReadTx, ids: readonly string[]) => Promise<readonly string[]>

/** A way from every kind of thing that belongs to a product to that product. */
export type ProductFinders = Readonly<Record<ProductIdKind, FindProducts>>

type IdColumn = AnyPgColumn<{ data: string; notNull: true }>

/** For a table whose rows name their product. */
export const findProductsIn =
  (table: PgTable & { readonly id: IdColumn; readonly productId: IdColumn }): FindProducts =>
  async (tx, ids) => {
    const { id, productId } = table
    const rows = await tx
      .selectDistinct({ productId })
      .from(table)
      .where(inArray(id, [...ids]))
    return rows.map((row) => row.productId)
  }

const itself: FindProducts = async (_tx, ids) => ids

export const productFinders = {
  product: itself,
  movedProduct: itself,
  resaleProduct: itself,
  documentOwner: itself,
  documentVersion: (tx, ids) => ownersOfVersions(tx, productDocumentKinds, ids),
} satisfies Partial<ProductFinders>
