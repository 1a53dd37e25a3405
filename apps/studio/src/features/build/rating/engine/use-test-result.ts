import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { TestQuestion } from '@coverwright/domain/build/test-case/run-cases'
import { useEffect, useState } from 'react'
import type { Probe, TestResult } from './protocol.ts'
import { ratingClient } from './rating-client.ts'

/** Long enough that a word is typed, short enough that the price seems to follow. */
const restMs = 120

/** The test quote of what is written now; the last one stays until the next is there. */
export function useTestResult(program: RatingProgram, question: TestQuestion, probe: Probe | null): TestResult | null {
  const [result, setResult] = useState<TestResult | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const answer = await ratingClient().quote(program, question, probe)
      if (isCurrent) setResult(answer)
    }, restMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [program, question, probe])
  return result
}
