import type { agreement } from '@coverwright/contract/company/agreement'
import { agreementLifecycle } from '@coverwright/domain/company/agreement/agreement-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { agreementOf, lockAgreement, requireOwn } from './internal.ts'
import { agreements } from './tables.ts'

export const trashAgreement: HandlerOf<typeof agreement, 'trashAgreement'> = async (
  { tx, actor, audit, now },
  { id },
) => {
  const row = await lockAgreement(tx, id)
  requireOwn(row, actor.companyId)
  if (row.state === 'executed') return fail('agreement.kept')
  const state = agreementLifecycle.next(row.state, 'trash') ?? fail('agreement.in-trash')
  await tx.update(agreements).set({ state, trashedAt: now }).where(eq(agreements.id, id))
  await audit(id, { trashed: true })
  return agreementOf(tx, id, actor.companyId)
}

/** As it was: what was executed is executed. Refused while another has its name. */
export const restoreAgreement: HandlerOf<typeof agreement, 'restoreAgreement'> = async (
  { tx, actor, audit },
  { id },
) => {
  const row = await lockAgreement(tx, id)
  const event = row.signature && !row.partnerId ? 'restoreExecuted' : 'restore'
  const state = agreementLifecycle.next(row.state, event) ?? fail('agreement.not-in-trash')
  await tx.update(agreements).set({ state, trashedAt: null }).where(eq(agreements.id, id))
  await audit(id, { restored: true })
  return agreementOf(tx, id, actor.companyId)
}
