import { and, eq, sql } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { audit as auditTable } from '../../../platform/audit/tables.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getPartnershipInCompany, otherSideOf } from './internal.ts'
import { tellPartner } from './tell-partner.ts'

const name = 'partnership/tell'

/** Done again after a worker died, it finds that the other company has been told. */
export const partnershipJobs = [
  handle(tellPartner, async ({ tx, companyId, jobId, inCompany }, { id, event }) => {
    const partnership = await getPartnershipInCompany(tx, id)
    const otherId = otherSideOf(partnership, companyId)
    if (!otherId) return
    await inCompany(otherId, async (theirs) => {
      const told = and(eq(auditTable.subjectId, id), sql`${auditTable.detail} ->> 'jobId' = ${jobId}`)
      if ((await theirs.$count(auditTable, told)) > 0) return
      raiseEvent(theirs, `partnership.${event}`, { partnershipId: id })
      publish(theirs, { kind: 'partnership', subjectId: id })
      await audited(theirs, companyId, name, (audit) => audit(id, { event, jobId }))
    })
  }),
]
