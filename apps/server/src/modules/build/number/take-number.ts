import { nextNumber } from '@coverwright/domain/build/policy-number/policy-number'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { fail } from '@coverwright/domain/errors'
import { atTheEnd } from '../../../platform/database/at-the-end.ts'
import { changeOf } from '../../../platform/database/save-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { findDesignOfProduct, lockDesignOfProduct } from './internal.ts'
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

const refusals = {
  exhausted: 'number.exhausted',
  'too-early': 'number.outside-dates',
  'too-late': 'number.outside-dates',
} as const
type NumberRefusal = (typeof refusals)[keyof typeof refusals] | 'number.not-connected'

/**
 * The next number of the product's design. Issuers wait for one another at the design's row until they commit, so
 * that a number is given once, and one whose policy was rolled back is given to the next. It counts as used with the
 * end of the transaction, which takes one number at most. A trial run takes none: it is numbered by its quote, which
 * leaves no gap in the real numbers.
 */
export async function takeNumber(
  tx: WriteTx,
  { productId, mode, today, reference }: Wanted & { readonly reference: string },
): Promise<TakenNumber> {
  if (mode === 'test') return { policyNumberId: null, number: `TEST-${reference}` }
  const design = (await lockDesignOfProduct(tx, productId)) ?? fail('number.not-connected')
  const next = nextNumber(design, design.usedCount, today)
  if ('refusal' in next) return fail(refusals[next.refusal])
  const usedCount = design.usedCount + 1
  atTheEnd(tx, changeOf(policyNumbers, design.id, { usedCount }))
  warnOfFewNumbers(tx, { ...design, usedCount })
  return { policyNumberId: design.id, number: next.text }
}

/** Why there is no number, before money is taken; the last may still go to another buyer who pays sooner. */
export async function findNumberRefusal(
  tx: ReadTx,
  { productId, mode, today }: Wanted,
): Promise<NumberRefusal | undefined> {
  if (mode === 'test') return undefined
  const design = await findDesignOfProduct(tx, productId)
  if (!design) return 'number.not-connected'
  const next = nextNumber(design, design.usedCount, today)
  return 'refusal' in next ? refusals[next.refusal] : undefined
}
