import type { Outcome } from './run-cases.ts'
import type { TestCase } from './test-case.ts'

export interface Verdict {
  readonly isPassed: boolean
  /** What it comes to now, less what was expected; null where there is no price to compare. */
  readonly differenceMinor: number | null
}

/** Whether a case comes out as it must. */
export function verdictOf({ expected }: Pick<TestCase, 'expected'>, outcome: Outcome): Verdict {
  if (outcome.decision === null) return { isPassed: false, differenceMinor: null }
  const { grossMinor } = outcome
  const differenceMinor = grossMinor === null || expected.grossMinor === null ? null : grossMinor - expected.grossMinor
  return {
    isPassed: outcome.decision === expected.decision && grossMinor === expected.grossMinor,
    differenceMinor,
  }
}
