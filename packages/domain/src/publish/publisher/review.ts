import { z } from 'zod'
import { decisions } from '../../build/rating/decisions.ts'
import { idOf } from '../../fields.ts'
import { Missing } from './readiness.ts'

/** So many differences are shown, so that a whole other product is not. */
export const mostDifferences = 100

const Result = z.object({ decision: z.enum(decisions), grossMinor: z.int().nullable() })

/** A case that comes out of a release otherwise than it must. */
export const FailingCase = z
  .object({
    id: z.uuid(),
    name: z.string(),
    expected: Result,
    /** Null where the program has no answer: the message says why. */
    got: Result.nullable(),
    message: z.string().nullable(),
  })
  .meta({ id: 'FailingCase' })

const Difference = z.object({ place: z.string(), before: z.string().nullable(), after: z.string().nullable() })

/** What whoever puts a release before the public looks at first. */
export const ReleaseReview = z
  .object({
    releaseId: idOf('release'),
    /** Whose cases were tried, and where what is missing is put right. */
    productId: z.uuid(),
    version: z.int(),
    currency: z.string(),
    /** What it is compared with: what is live of the product, or at the address. */
    live: z.object({ releaseId: idOf('release'), version: z.int(), host: z.string() }).nullable(),
    /** The parts that differ. */
    changes: z.array(z.string()),
    differences: z.array(Difference),
    differenceCount: z.int(),
    /** The product was worked on after this was frozen of it. */
    isChangedSince: z.boolean(),
    /** Another program may give other prices. */
    isPricedTheSame: z.boolean(),
    caseCount: z.int(),
    failing: z.array(FailingCase),
    /** What a release cannot carry in itself and a sale needs. */
    missing: z.array(Missing),
  })
  .meta({ id: 'ReleaseReview' })

export type FailingCase = z.output<typeof FailingCase>
export type ReleaseReview = z.output<typeof ReleaseReview>
