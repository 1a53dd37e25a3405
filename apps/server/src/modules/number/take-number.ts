import { fail } from '@coverwright/domain/errors'
import { nextNumber } from '@coverwright/domain/policy-number/policy-number'
import type { JourneyMode } from '@coverwright/domain/release/mount'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../platform/database/with-tenant.ts'
import { findDesignOfProduct, lockDesignInCompany } from './internal.ts'
import { policyNumbers } from './tables.ts'
import { warnOfFewNumbers } from './warn-of-few-numbers.ts'

export interface TakenNumber {
  /** Null for a trial run. */
  readonly policyNumberId: string | null
  readonly number: string
}

interface Wanted {
  readonly productId: string
  readonly mode: JourneyMode
  readonly today: string
}

/**
 * The next number of the product's design. Issuers wait for one another at the design's row until they commit, so
 * that a number is given once, and one whose policy was rolled back is given to the next. A trial run takes none: it
 * is numbered by its quote, which leaves no gap in the real numbers.
 */
export async function takeNumber(
  tx: WriteTx,
  { productId, mode, today, reference, now }: Wanted & { readonly reference: string; readonly now: Date },
): Promise<TakenNumber> {
  if (mode === 'test') return { policyNumberId: null, number: `TEST-${reference}` }
  const connected = (await findDesignOfProduct(tx, productId)) ?? fail('number.not-connected')
  const design = await lockDesignInCompany(tx, connected.id)
  const next = nextNumber(design, design.usedCount, today)
  if ('refusal' in next) return fail(next.refusal === 'exhausted' ? 'number.exhausted' : 'number.outside-dates')
  const usedCount = design.usedCount + 1
  await tx.update(policyNumbers).set({ usedCount }).where(eq(policyNumbers.id, design.id))
  await warnOfFewNumbers(tx, { ...design, usedCount }, now)
  return { policyNumberId: design.id, number: next.text }
}

/** Said before money is taken; the last number may still go to another buyer who pays sooner. */
export async function refuseWithoutNumber(tx: ReadTx, { productId, mode, today }: Wanted) {
  if (mode === 'test') return
  const design = (await findDesignOfProduct(tx, productId)) ?? fail('number.not-connected')
  const next = nextNumber(design, design.usedCount, today)
  if ('refusal' in next) fail(next.refusal === 'exhausted' ? 'number.exhausted' : 'number.outside-dates')
}
