import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { tellOfContract } from './jobs.ts'
import { agreements } from './tables.ts'

/** In a transaction of the other side's own, for neither writes the other's rows. */
export const tellJob = () =>
  handle(tellOfContract, async ({ tx, companyId, inCompany }, { id, event }) => {
    const [row] = await tx.select().from(agreements).where(eq(agreements.id, id))
    if (!row?.partnerId || row.state === 'trash') return
    const other = row.companyId === companyId ? row.partnerId : row.companyId
    await inCompany(other, async (theirs) => {
      raiseEvent(theirs, `agreement.${event}`, { agreementId: id })
      publish(theirs, { kind: 'agreement', subjectId: id })
      await audited(theirs, companyId, 'agreement/tell', (audit) => audit(id, { event }))
    })
  })
