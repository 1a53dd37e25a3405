import { eq } from 'drizzle-orm'
import { audited } from '../../platform/audit/audited.ts'
import { handle } from '../../platform/jobs/handler.ts'
import { lengthenTrial } from '../company/index.ts'
import { members } from '../member/index.ts'
import { notifyMember } from '../notification/index.ts'
import { sendMail } from '../outbox/index.ts'
import { reactivationRequests } from '../registration/index.ts'
import { tellStaff } from './internal.ts'
import { carryReactivation, forwardRequest } from './jobs.ts'
import { supportRequests } from './tables.ts'
import { operatorCompany } from './views.ts'

const dayMs = 24 * 60 * 60_000

/** Both find on a repetition that what they carry has arrived. */
export const supportJobs = () => [
  handle(forwardRequest, async ({ tx, now, inCompany }, { id }) => {
    const [request] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id))
    const [operator] = await tx.select().from(operatorCompany)
    if (!request || !operator || operator.id === request.companyId) return
    const { companyId, ...copy } = request
    await inCompany(operator.id, async (theirs) => {
      const arrived = await theirs.insert(supportRequests).values(copy).onConflictDoNothing().returning()
      if (arrived.length > 0) await tellStaff(theirs, request, now)
    })
  }),

  handle(carryReactivation, async ({ tx, companyId, now, inCompany }, { id }) => {
    const [request] = await tx.select().from(reactivationRequests).where(eq(reactivationRequests.id, id))
    if (!request?.grantedAt || !request.grantedDays) return
    const endsAt = new Date(request.grantedAt.getTime() + request.grantedDays * dayMs)
    await inCompany(request.forCompanyId, async (theirs) => {
      if (!(await lengthenTrial(theirs, endsAt))) return
      const title = `Your trial goes on for ${request.grantedDays} days`
      for (const { id: memberId, email, name } of await theirs
        .select()
        .from(members)
        .where(eq(members.role, 'primary'))) {
        await notifyMember(theirs, now, { memberId, kind: 'success', title, source: 'Coverwright' })
        await sendMail(theirs, {
          recipient: email,
          subject: title,
          text: [
            `Hello ${name},`,
            `${title}, until ${endsAt.toISOString().slice(0, 10)}. Everyone can sign in again.`,
          ].join('\n\n'),
        })
      }
      await audited(theirs, companyId, 'support/grantReactivation', (audit) => audit(id, { endsAt }))
    })
  }),
]
