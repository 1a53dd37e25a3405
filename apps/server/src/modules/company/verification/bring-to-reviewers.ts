import { CompanyProfileForm, pick } from '@coverwright/domain/company/company/company-profile'
import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { type CompanyRow, findOperator, getOwnCompanyRow, toProfile } from '../company/index.ts'
import { members } from '../member/index.ts'
import { documentsOf } from './documents.ts'
import { bringToReviewers } from './jobs.ts'
import { companyReviews } from './tables.ts'

/** Safe to repeat: a submission that the reviewers have already is not brought again. */
export const bringJob = ({ door, enter }: WaysIn) =>
  handle(bringToReviewers, async ({ tx, companyId }) => {
    const company = await getOwnCompanyRow(tx)
    const submission = company.submissionId ? await submissionOf(tx, company) : undefined
    const operatorId = await door(findOperator)
    await enter({ companyId: operatorId, memberId: operatorId }, async (operatorTx, audit) => {
      await operatorTx
        .update(companyReviews)
        .set({ state: 'replaced' })
        .where(
          and(
            eq(companyReviews.forCompanyId, companyId),
            eq(companyReviews.state, 'pending'),
            submission && ne(companyReviews.id, submission.id),
          ),
        )
      const brought = submission
        ? await operatorTx.insert(companyReviews).values(submission).onConflictDoNothing().returning()
        : []
      for (const { id } of brought) raiseEvent(operatorTx, 'verification.asked', { reviewId: id })
      await audit(companyId, { brought: brought.length })
    })
  })

async function submissionOf(tx: WriteTx, company: CompanyRow) {
  const [primary] = await tx.select().from(members).where(eq(members.role, 'primary'))
  const documents = await documentsOf(tx)
  return {
    id: company.submissionId ?? '',
    forCompanyId: company.id,
    companyName: company.name,
    referenceNumber: company.referenceNumber,
    businessType: company.businessType,
    country: company.country,
    // What was sent in was complete, so it has the form's shape.
    profile: CompanyProfileForm.parse(pick(toProfile(company))),
    documents: documents.flatMap(({ kind, number, file }) =>
      file ? [{ kind, number, fileId: file.id, fileName: file.name }] : [],
    ),
    submittedBy: primary ? `${primary.name} (${primary.email})` : '',
  }
}
