import type { Body } from '@coverwright/domain/build/body/body'
import { coverDays, coverDaysOf, lengthName } from '@coverwright/domain/build/body/cover-period'
import { ratingProgramOf } from '@coverwright/domain/build/body/rating-program-of'
import { renameData } from '@coverwright/domain/build/dataset/uses'
import { checkProgram } from '@coverwright/domain/build/rating/check-program'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { type ReactNode, useMemo, useState } from 'react'
import type { Probe } from './engine/protocol.ts'
import { useTestResult } from './engine/use-test-result.ts'
import { type RatingEditing, RatingEditingContext } from './rating-editing.ts'
import { useTestAnswers } from './test-quote/test-answers.ts'
import { usualValues } from './test-quote/usual-values.ts'

interface RatingEditingProviderProps {
  readonly productId: string
  readonly body: Body
  readonly tables: readonly RatingTable[]
  readonly isLocked: boolean
  readonly change: (recipe: (draft: Body) => void, label: string) => void
  readonly children: ReactNode
}

/** Checks the pricing as it is written and quotes from it, with the engine that sells it. */
export function RatingEditingProvider(props: RatingEditingProviderProps) {
  const { productId, body, tables, isLocked, change, children } = props
  const program = useMemo(() => ratingProgramOf(body, tables), [body, tables])
  const check = useMemo(() => checkProgram(ratingProgramOf(body, tables, 'everything')), [body, tables])
  const [probe, setProbe] = useState<Probe | null>(null)
  const answers = useTestAnswers(productId)
  const { values, startDate } = answers.question
  const { standard, period } = body
  const question = useMemo(
    () => ({ values: { ...usualValues(program, values), ...daysOf({ standard, period }, startDate) }, startDate }),
    [program, values, startDate, standard, period],
  )
  const result = useTestResult(program, question, probe)

  const editing = useMemo(
    (): RatingEditing => ({
      body,
      tables,
      program,
      check,
      isLocked,
      change: (recipe, label) => change((draft) => recipe(draft.rating), label),
      rename: (from, to, label) =>
        change((draft) => {
          Object.assign(draft.rating, renameData(body, from, to, tables).rating)
        }, label),
      question,
      setQuestion: answers.setQuestion,
      result,
      probe,
      setProbe,
    }),
    [body, tables, program, check, isLocked, change, question, answers, result, probe],
  )
  return <RatingEditingContext value={editing}>{children}</RatingEditingContext>
}

/** What follows from the first day, which the test quote asks for by itself. */
function daysOf(body: Pick<Body, 'standard' | 'period'>, startDate: string): Readonly<Record<string, string>> {
  const { coverStart } = body.standard
  const days = lengthName(body) === null ? coverDaysOf(body, {}, startDate)?.days : undefined
  return { ...(coverStart && { [coverStart]: startDate }), ...(days && { [coverDays]: String(days) }) }
}
