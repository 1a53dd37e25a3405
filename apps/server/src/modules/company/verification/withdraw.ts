import { verificationLifecycle } from '@coverwright/domain/company/verification/verification-lifecycle'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { publish } from '../../../platform/live/publish.ts'
import { companies, getOwnCompanyRow } from '../company/index.ts'
import { bringToReviewers } from './jobs.ts'

/** What a reviewer decided on, or is about to, is no longer what the company says: it is verified anew. */
export async function withdrawVerification(tx: WriteTx): Promise<void> {
  const { verificationState, submissionId } = await getOwnCompanyRow(tx)
  await tx.update(companies).set({
    verificationState: verificationLifecycle.next(verificationState, 'change') ?? verificationState,
    submissionId: null,
    submittedAt: null,
  })
  if (submissionId) await enqueue(tx, bringToReviewers, {}, { singletonKey: 'verification' })
  publish(tx, { kind: 'company' })
}
