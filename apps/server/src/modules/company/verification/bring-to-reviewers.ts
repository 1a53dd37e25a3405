import { CompanyProfileForm, pick } from '@coverwright/domain/company/company/company-profile'
import { and, eq, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { notifyMember } from '../../reach/notification/index.ts'
import { sendMail } from '../../reach/outbox/index.ts'
import { type CompanyRow, findOperator, getOwnCompanyRow, toProfile } from '../company/index.ts'
import { members } from '../member/index.ts'
import { documentsOf } from './documents.ts'
import { bringToReviewers } from './jobs.ts'
import { companyReviews } from './tables.ts'

/** Safe to repeat: a submission that the reviewers have already is not brought again. */
export const bringJob = ({ door, enter }: WaysIn) =>
  handle(bringToReviewers, async ({ tx, companyId, now }) => {
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
      for (const { companyName, id } of brought) await tellReviewers(operatorTx, companyName, id, now)
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

async function tellReviewers(tx: WriteTx, companyName: string, id: string, now: Date) {
  const title = `${companyName} asks to be verified`
  const link = `/setting-page?section=reviews&review=${id}`
  for (const staff of await tx.select().from(members).where(eq(members.role, 'super'))) {
    await notifyMember(tx, now, { memberId: staff.id, kind: 'info', title, source: 'Verification', link })
    await sendMail(tx, {
      recipient: staff.email,
      subject: title,
      text: [
        `Hello ${staff.name},`,
        `${companyName} has sent in its documents. Open them in Settings, Companies.`,
      ].join('\n\n'),
    })
  }
}
