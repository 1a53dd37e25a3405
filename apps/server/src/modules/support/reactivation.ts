import type { support } from '@coverwright/contract/support'
import { fail } from '@coverwright/domain/errors'
import type { ReactivationRequest } from '@coverwright/domain/support/support'
import { eq, isNotNull, isNull } from 'drizzle-orm'
import { selectPage } from '../../platform/database/select-page.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { type ReactivationRow, reactivationRequests } from '../registration/index.ts'
import { carryReactivation } from './jobs.ts'

const toRequest = (row: ReactivationRow): ReactivationRequest => ({
  id: row.id,
  companyName: row.companyName,
  referenceNumber: row.referenceNumber,
  askedBy: row.askedBy,
  email: row.email,
  note: row.note,
  state: row.grantedAt ? 'granted' : 'asked',
  askedAt: row.createdAt.toISOString(),
  grantedAt: row.grantedAt?.toISOString() ?? null,
  grantedDays: row.grantedDays,
})

export const listReactivations: HandlerOf<typeof support, 'listReactivations'> = async ({ tx }, { state }, paging) => {
  const { grantedAt } = reactivationRequests
  const where = state && (state === 'granted' ? isNotNull(grantedAt) : isNull(grantedAt))
  const { items, total } = await selectPage(tx, reactivationRequests, where, paging)
  return { items: items.map(toRequest), total }
}

/** Of two who grant at once, one does. The company's own rows are changed by a job, in a transaction of its own. */
export const grantReactivation: HandlerOf<typeof support, 'grantReactivation'> = async (
  { tx, audit, now },
  { id, days },
) => {
  const [before] = await tx.select().from(reactivationRequests).where(eq(reactivationRequests.id, id)).for('update')
  if (!before) return fail('support.request-not-found')
  if (before.grantedAt) return fail('support.already-granted')
  const [row] = await tx
    .update(reactivationRequests)
    .set({ grantedAt: now, grantedDays: days })
    .where(eq(reactivationRequests.id, id))
    .returning()
  await enqueue(tx, carryReactivation, { id })
  await audit(id, { days })
  return toRequest(row ?? before)
}
