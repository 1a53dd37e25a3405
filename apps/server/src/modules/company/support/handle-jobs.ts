import { eq } from 'drizzle-orm'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { findOperatorId } from '../company/index.ts'
import { forwardRequest } from './jobs.ts'
import { supportRequests } from './tables.ts'

/** On a repetition it finds that what it carries has arrived. */
export const supportJobs = [
  handle(forwardRequest, async ({ tx, inCompany }, { id }) => {
    const [request] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id))
    const operatorId = await findOperatorId(tx)
    if (!request || operatorId === request.companyId) return
    const { companyId, ...copy } = request
    await inCompany(operatorId, async (theirs) => {
      const arrived = await theirs.insert(supportRequests).values(copy).onConflictDoNothing().returning()
      if (arrived.length > 0) raiseEvent(theirs, 'support.asked', { requestId: id })
    })
  }),
]
