import type { verification } from '@coverwright/contract/company/verification'
import type { Reactivation } from '@coverwright/domain/company/account/account'
import { trialEndOf } from '@coverwright/domain/company/registration/registration-limits'
import { fail } from '@coverwright/domain/errors'
import { eq, isNotNull, isNull } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { companies, getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { type ReactivationRequestRow, reactivationRequests } from '../registration/index.ts'
import { reactivateAccount } from './jobs.ts'

export const listReactivations: HandlerOf<typeof verification, 'listReactivations'> = async (
  { tx },
  { isOpen },
  paging,
) => {
  const { grantedAt } = reactivationRequests
  const where = isOpen === undefined ? undefined : isOpen ? isNull(grantedAt) : isNotNull(grantedAt)
  const { items, ...page } = await selectPage(tx, reactivationRequests, where, paging)
  return { items: items.map(toReactivation), ...page }
}

export const grantReactivation: HandlerOf<typeof verification, 'grantReactivation'> = async (
  { tx, audit, now },
  { id },
) => {
  const [request] = await tx.select().from(reactivationRequests).where(eq(reactivationRequests.id, id)).for('update')
  if (!request) return fail('account.request-not-found')
  if (request.grantedAt) return fail('account.request-granted')
  await tx.update(reactivationRequests).set({ grantedAt: now }).where(eq(reactivationRequests.id, id))
  await enqueue(tx, reactivateAccount, { requestId: id })
  await audit(id, { granted: true })
  return toReactivation({ ...request, grantedAt: now })
}

/** In the company's own transaction. What is open already stays as it is. */
export const reactivateJob = ({ enter }: WaysIn) =>
  handle(reactivateAccount, async ({ tx, companyId: operatorId, now }, { requestId }) => {
    const [request] = await tx.select().from(reactivationRequests).where(eq(reactivationRequests.id, requestId))
    if (!request?.grantedAt) return
    await enter({ companyId: request.forCompanyId, memberId: operatorId }, async (companyTx, audit) => {
      await lockOwnCompany(companyTx)
      const { name, deactivatedAt, trialEndsAt } = await getOwnCompanyRow(companyTx)
      const isTrialOver = trialEndsAt !== null && trialEndsAt <= now
      await audit(requestId, { reactivated: true })
      // An erased company has nobody left to open it for.
      if (name === '' || (!deactivatedAt && !isTrialOver)) return
      await companyTx
        .update(companies)
        .set({ deactivatedAt: null, ...(isTrialOver && { trialEndsAt: trialEndOf(now) }) })
      raiseEvent(companyTx, 'account.reactivated', { requestId })
    })
  })

const toReactivation = (row: ReactivationRequestRow): Reactivation => ({
  id: row.id,
  companyName: row.companyName,
  referenceNumber: row.referenceNumber,
  askedBy: row.askedBy,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  grantedAt: row.grantedAt?.toISOString() ?? null,
})
