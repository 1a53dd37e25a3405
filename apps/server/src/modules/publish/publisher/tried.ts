import { verdictOf } from '@coverwright/domain/build/test-case/verdict'
import { fail } from '@coverwright/domain/errors'
import type { FailingCase } from '@coverwright/domain/publish/publisher/review'
import { eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findTestCases } from '../../build/test-case/index.ts'
import { getReleaseInCompany, hasStood, releases, runRelease } from '../release/index.ts'

/** The test cases of its product that come out of a release otherwise than they must. */
export async function runTestCases(tx: ReadTx, releaseId: string) {
  const { productId, companyId } = await getReleaseInCompany(tx, releaseId)
  const cases = await findTestCases(tx, productId)
  if (cases.length === 0) return { caseCount: 0, failing: [] }
  const [program] = await tx.select({ artefact: releases.artefact }).from(releases).where(eq(releases.id, releaseId))
  if (!program) return fail('release.not-found')
  const outcomes = await runRelease(companyId, {
    artefact: new Uint8Array(program.artefact),
    questions: cases.map(({ values, startDate }) => ({ values, startDate })),
  })
  const failing = cases.flatMap(({ id, name, expected }, at): FailingCase[] => {
    const outcome = outcomes[at]
    if (!outcome || verdictOf({ expected }, outcome).isPassed) return []
    return outcome.decision === null
      ? [{ id, name, expected, got: null, message: outcome.message }]
      : [{ id, name, expected, got: outcome, message: null }]
  })
  return { caseCount: cases.length, failing }
}

interface Tried {
  readonly casesReason?: string
  readonly failingCases?: readonly string[]
}

const none: Tried = {}

/**
 * Live takes only what stood in staging as it is, and what fails its own test cases only where somebody says why.
 * Answers what the audit keeps of that.
 */
export async function checkTried(tx: ReadTx, releaseId: string, casesReason: string | undefined): Promise<Tried> {
  if (!(await hasStood(tx, await getReleaseInCompany(tx, releaseId)))) return fail('publisher.not-staged')
  const { failing } = await runTestCases(tx, releaseId)
  if (failing.length === 0) return none
  if (!casesReason) return fail('publisher.cases-fail')
  return { casesReason, failingCases: failing.map(({ name }) => name) }
}
