import type { DataValues } from '@coverwright/domain/build/question/data-values'
import type { Problem } from '@coverwright/domain/build/rating/problem'
import type { Quote } from '@coverwright/domain/build/rating/quote'
import type { RatingErrorCode } from '@coverwright/domain/build/rating/rating-error'
import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { TestQuestion } from '@coverwright/domain/build/test-case/run-cases'

export type TestValues = DataValues

/** A formula whose value is wanted beside what the program gives, where it stands in the program. */
export interface Probe {
  /** Before which step; rules are asked after the last. */
  readonly position: number
  readonly per: string | null
  readonly formula: string
}

/** A program whose tables were handed over before: there may be very many rows, and they change rarely. */
export type SlimProgram = Omit<RatingProgram, 'tables'> & { readonly tables: readonly string[] }

interface Failure {
  readonly code: RatingErrorCode
  readonly message: string
  readonly place: Problem['place']
}

export type TestResult =
  | { readonly kind: 'quote'; readonly quote: Quote; readonly probe: readonly string[] | null; readonly tookMs: number }
  /** The program is right, but has no answer to this question. */
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** The program is not right. */
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

export type Request =
  | { readonly ask: 'tables'; readonly tables: readonly RatingTable[] }
  | {
      readonly ask: 'quote'
      readonly program: SlimProgram
      readonly question: TestQuestion
      readonly probe: Probe | null
    }
  | { readonly ask: 'run'; readonly program: SlimProgram; readonly questions: readonly TestQuestion[] }
  /** A program that was published, as it was compiled then. */
  | { readonly ask: 'baseline'; readonly bytes: Uint8Array }
  | { readonly ask: 'run-baseline'; readonly questions: readonly TestQuestion[] }

export type Answer =
  | { readonly id: number; readonly kind: 'done'; readonly result: unknown }
  | { readonly id: number; readonly kind: 'progress'; readonly done: number }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string }
