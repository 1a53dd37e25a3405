import {
  canCollide,
  formatNumber,
  type PolicyNumberDesign,
  type PolicyNumberForm,
  patternOf,
  remainingOf,
} from '@coverwright/domain/build/policy-number/policy-number'
import { fail } from '@coverwright/domain/errors'
import { asc, eq, ne, sql } from 'drizzle-orm'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { ProductRow, Published } from '../product/index.ts'
import { numberedProducts, numberFields, type PolicyNumberRow, policyNumbers } from './tables.ts'

export async function lockDesignInCompany(tx: WriteTx, id: string): Promise<PolicyNumberRow> {
  const [row] = await tx.select().from(policyNumbers).where(eq(policyNumbers.id, id)).for('update')
  return row ?? fail('number.not-found')
}

export async function findDesignOfProduct(tx: ReadTx, productId: string): Promise<PolicyNumberRow | undefined> {
  const [found] = await designOfProduct(tx, { productId })
  return found?.design
}

/** Nobody else takes a number of it until the transaction ends. */
export async function lockDesignOfProduct(tx: WriteTx, productId: string): Promise<PolicyNumberRow | undefined> {
  const [found] = await lockedDesign(tx, { productId })
  return found?.design
}

const selectDesign = (tx: ReadTx) =>
  tx
    .select({ design: policyNumbers })
    .from(numberedProducts)
    .innerJoin(policyNumbers, eq(policyNumbers.id, numberedProducts.policyNumberId))
    .where(eq(numberedProducts.productId, sql.placeholder('productId')))

const designOfProduct = keptQuery((tx) => selectDesign(tx).prepare('design of product'))
const lockedDesign = keptQuery((tx) =>
  selectDesign(tx).for('update', { of: policyNumbers }).prepare('lock design of product'),
)

/** No two designs of a company may ever write the same number. */
export async function refuseCollision(tx: WriteTx, design: PolicyNumberForm, ownId?: string): Promise<void> {
  const others = await tx
    .select()
    .from(policyNumbers)
    .where(ownId ? ne(policyNumbers.id, ownId) : undefined)
  if (others.some(({ name }) => name === design.name)) fail('number.name-taken')
  if (others.some((other) => canCollide(other, design))) fail('number.collides')
  const isTooLow = ({ startCount, usedCount, ...other }: PolicyNumberRow) =>
    usedCount > 0 && patternOf(other) === patternOf(design) && design.startCount < startCount + usedCount
  if (others.some(isTooLow)) fail('number.too-low')
}

export const toDesign = (row: PolicyNumberRow): PolicyNumberDesign => {
  const { companyId, createdAt, updatedAt, ...design } = row
  const remaining = remainingOf(row, row.usedCount)
  return {
    ...design,
    remaining,
    nextNumber: remaining > 0 ? formatNumber(row, row.startCount + row.usedCount) : null,
    isUsed: row.usedCount > 0,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** A product, the design its policies are numbered by, and the codes it offers. */
export async function numberedProduct(
  tx: ReadTx,
  { id, name, state }: Pick<ProductRow, 'id' | 'name' | 'state'>,
  { wasAnyLive }: Pick<Published, 'wasAnyLive'>,
) {
  const design = await findDesignOfProduct(tx, id)
  const fields = await tx
    .select({ name: numberFields.name, value: numberFields.value })
    .from(numberFields)
    .where(eq(numberFields.productId, id))
    .orderBy(asc(numberFields.id))
  return {
    productId: id,
    productName: name,
    isPublished: state === 'online' || (await wasAnyLive(tx, [id])),
    design: design ? toDesign(design) : null,
    fields,
  }
}
