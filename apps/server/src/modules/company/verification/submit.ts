import type { company } from '@coverwright/contract/company/company'
import { missingOf } from '@coverwright/domain/company/company/company-profile'
import { missingDocuments } from '@coverwright/domain/company/verification/verification'
import { verificationLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { publish } from '../../../platform/live/publish.ts'
import { companies, getOwnCompanyRow, lockOwnCompany, toProfile } from '../company/index.ts'
import { documentsOf } from './documents.ts'
import { bringToReviewers } from './jobs.ts'

export const submitVerification: HandlerOf<typeof company, 'submitVerification'> = async ({
  tx,
  actor,
  audit,
  now,
}) => {
  await lockOwnCompany(tx)
  const row = await getOwnCompanyRow(tx)
  if (row.verificationState === 'verified') return fail('verification.decided')
  if (row.submissionId && row.verificationState === 'pending') return fail('verification.under-review')
  const missing = [...missingOf(toProfile(row)), ...missingDocuments(await documentsOf(tx), row.country)]
  if (missing.length > 0)
    return fail('verification.incomplete', Object.fromEntries(missing.map((what) => [what, messages.required])))

  const submissionId = newId()
  await tx.update(companies).set({
    // One that failed is sent in as it is when the company explains itself otherwise: it waits again.
    verificationState: verificationLifecycle.next(row.verificationState, 'change') ?? row.verificationState,
    submissionId,
    submittedAt: now,
    decidedAt: null,
    verificationReasons: '',
  })
  await enqueue(tx, bringToReviewers, {}, { singletonKey: 'verification', memberId: actor.memberId })
  publish(tx, { kind: 'company' })
  await audit(submissionId, { submitted: true })
  return toProfile(await getOwnCompanyRow(tx))
}
