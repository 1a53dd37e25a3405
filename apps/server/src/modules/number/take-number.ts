import { fail } from '@coverwright/domain/errors'
import { formatNumber, nextNumber } from '@coverwright/domain/policy-number/policy-number'
import type { JourneyMode } from '@coverwright/domain/release/mount'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../platform/database/with-tenant.ts'
import { findDesignOfProduct, lockDesignInCompany } from './internal.ts'
import { policyNumbers } from './tables.ts'

export interface TakenNumber {
  /** Null for a trial run without a design. */
  readonly policyNumberId: string | null
  readonly number: string
}

interface Wanted {
  readonly productId: string
  readonly mode: JourneyMode
  readonly today: string
  /** Of the quote: what a trial run is numbered by while no design is connected. */
  readonly reference: string
}

/**
 * The next number of the product's design. Issuers wait for one another at the design's row until they commit, so
 * that a number is given once, and one whose policy was rolled back is given to the next.
 */
export async function takeNumber(tx: WriteTx, { productId, mode, today, reference }: Wanted): Promise<TakenNumber> {
  const connected = await findDesignOfProduct(tx, productId)
  if (!connected)
    return mode === 'test' ? { policyNumberId: null, number: `TEST-${reference}` } : fail('number.not-connected')
  const design = await lockDesignInCompany(tx, connected.id)
  if (mode === 'test') {
    await save(tx, design.id, { testUsedCount: design.testUsedCount + 1 })
    return { policyNumberId: design.id, number: `TEST-${formatNumber(design, design.testUsedCount + 1)}` }
  }
  const next = nextNumber(design, design.usedCount, today)
  if ('refusal' in next) return fail(next.refusal === 'exhausted' ? 'number.exhausted' : 'number.outside-dates')
  await save(tx, design.id, { usedCount: design.usedCount + 1 })
  return { policyNumberId: design.id, number: next.text }
}

const save = (tx: WriteTx, id: string, counts: { usedCount: number } | { testUsedCount: number }) =>
  tx.update(policyNumbers).set(counts).where(eq(policyNumbers.id, id))

/** Said before money is taken; the last number may still go to another buyer who pays sooner. */
export async function refuseWithoutNumber(tx: ReadTx, { productId, mode, today }: Omit<Wanted, 'reference'>) {
  if (mode === 'test') return
  const design = (await findDesignOfProduct(tx, productId)) ?? fail('number.not-connected')
  const next = nextNumber(design, design.usedCount, today)
  if ('refusal' in next) fail(next.refusal === 'exhausted' ? 'number.exhausted' : 'number.outside-dates')
}
