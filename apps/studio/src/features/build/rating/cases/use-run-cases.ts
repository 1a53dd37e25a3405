import type { Outcome } from '@coverwright/domain/build/test-case/run-cases'
import type { TestCase } from '@coverwright/domain/build/test-case/test-case'
import { useState } from 'react'
import { sayFailed } from '../../../../framework/toast/toasts.tsx'
import { ratingClient } from '../engine/rating-client.ts'
import { useRatingEditing } from '../rating-editing.ts'

interface Run {
  /** The program the outcomes are of: with another one they are no longer true. */
  readonly program: unknown
  readonly outcomes: ReadonlyMap<string, Outcome>
}

/** Runs cases against what is written now. */
export function useRunCases() {
  const { program } = useRatingEditing()
  const [run, setRun] = useState<Run | null>(null)
  const [done, setDone] = useState<number | null>(null)
  return {
    outcomes: run?.outcomes ?? null,
    isOutdated: run !== null && run.program !== program,
    done,
    async start(cases: readonly TestCase[]) {
      setDone(0)
      try {
        const outcomes = await ratingClient().run(program, cases, setDone)
        setRun({
          program,
          outcomes: new Map(
            cases.flatMap(({ id }, at) => {
              const outcome = outcomes[at]
              return outcome ? [[id, outcome] as const] : []
            }),
          ),
        })
      } catch (error) {
        sayFailed(error)
      }
      setDone(null)
    },
  }
}
