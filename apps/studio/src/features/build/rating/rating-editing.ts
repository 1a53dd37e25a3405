import type { Body } from '@coverwright/domain/build/body/body'
import type { KnownName, ProgramCheck } from '@coverwright/domain/build/rating/check-program'
import type { Problem } from '@coverwright/domain/build/rating/problem'
import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { RatingStep, UnderwritingRule } from '@coverwright/domain/build/rating/rating-step'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import type { TestQuestion } from '@coverwright/domain/build/test-case/run-cases'
import { createContext, use } from 'react'
import type { Probe, TestResult } from './engine/protocol.ts'

/** The part of a body that the pricing and underwriting screens write. */
interface RatingDraft {
  readonly steps: RatingStep[]
  readonly rules: UnderwritingRule[]
}

/** Everything the parts of pricing share: what is written, what is wrong with it, and what it gives in the test quote. */
export interface RatingEditing {
  readonly body: Body
  readonly tables: readonly RatingTable[]
  /** What is quoted from: it asks for no more than it reads. */
  readonly program: RatingProgram
  readonly check: ProgramCheck
  readonly isLocked: boolean
  readonly change: (recipe: (rating: RatingDraft) => void, label: string) => void
  /** Gives a result another name wherever it is named. */
  readonly rename: (from: string, to: string, label: string) => void
  readonly question: TestQuestion
  readonly setQuestion: (question: TestQuestion) => void
  /** Null until the engine has answered. */
  readonly result: TestResult | null
  readonly probe: Probe | null
  readonly setProbe: (probe: Probe | null) => void
}

export const RatingEditingContext = createContext<RatingEditing | null>(null)

export function useRatingEditing(): RatingEditing {
  const editing = use(RatingEditingContext)
  if (!editing) throw new Error('A part of pricing stands outside of RatingEditingProvider')
  return editing
}

/** Where a formula stands: in a field of a step or of a rule. */
export interface FormulaPlace {
  readonly list: 'steps' | 'rules'
  readonly position: number
  readonly field: string
  readonly per: string | null
}

export const problemsOf = (
  { problems }: ProgramCheck,
  { list, position }: Pick<FormulaPlace, 'list' | 'position'>,
): Problem[] =>
  problems.filter(({ place }) => place.position === position && (place.rule !== undefined) === (list === 'rules'))

/** What may be named there: of a step what was known before it, of a rule everything. */
export const namesAt = (
  { names, knownBefore }: ProgramCheck,
  { list, position }: Pick<FormulaPlace, 'list' | 'position'>,
): readonly KnownName[] => (list === 'rules' ? names : names.slice(0, knownBefore[position] ?? names.length))
