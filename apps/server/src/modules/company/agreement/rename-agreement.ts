import type { agreement } from '@coverwright/contract/company/agreement'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { agreementOf, lockAgreement, requireOwn } from './internal.ts'
import { agreements } from './tables.ts'

/** What was executed keeps the name it was executed under: its audit page says it. */
export const renameAgreement: HandlerOf<typeof agreement, 'renameAgreement'> = async (
  { tx, actor, audit },
  { id, name },
) => {
  const row = await lockAgreement(tx, id)
  const { state } = row
  requireOwn(row, actor.companyId)
  if (state === 'trash') return fail('agreement.in-trash')
  if (state === 'executed') return fail('agreement.executed')
  await tx.update(agreements).set({ name }).where(eq(agreements.id, id))
  await audit(id, { name })
  return agreementOf(tx, id, actor.companyId)
}
