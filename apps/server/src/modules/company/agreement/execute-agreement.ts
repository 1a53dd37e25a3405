import type { agreement } from '@coverwright/contract/company/agreement'
import { agreementLifecycle } from '@coverwright/domain/company/agreement/agreement-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { getOwnCompany } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'
import { agreementOf, isOwner, lockAgreement } from './internal.ts'
import { makeExecutedCopy, tellOfContract } from './jobs.ts'
import { agreements } from './tables.ts'

/** Binds the company from this moment; the copy that shows it is made right after. */
export const executeAgreement: HandlerOf<typeof agreement, 'executeAgreement'> = async (
  { tx, actor, audit, now, caller },
  { id, name },
) => {
  const row = await lockAgreement(tx, id)
  if (row.state === 'trash') return fail('agreement.in-trash')
  const isOurs = isOwner(row, actor.companyId)
  if (isOurs ? row.signature : row.partnerSignature) return fail('agreement.executed')
  const executed = agreementLifecycle.next(row.state, 'execute') ?? fail('agreement.executed')
  const { name: signedInAs, title, email } = await getMemberInCompany(tx, actor.memberId)
  const { name: companyName } = await getOwnCompany(tx)
  const signedAt = now.toISOString()
  const signature = { name, signedInAs, title, email, companyName, address: caller.address, signedAt }
  // A contract is executed once both sides have.
  const isLast = !row.partnerId || (isOurs ? row.partnerSignature : row.signature) !== null
  await tx
    .update(agreements)
    .set({
      ...(isLast && { state: executed }),
      ...(isOurs ? { signature, signerId: actor.memberId } : { partnerSignature: signature }),
    })
    .where(eq(agreements.id, id))
  if (isLast) await enqueue(tx, makeExecutedCopy, { id }, { singletonKey: id })
  if (row.partnerId) await enqueue(tx, tellOfContract, { id, event: 'executed' })
  await audit(id, { executed: true, hash: row.hash, address: caller.address })
  return agreementOf(tx, id, actor.companyId)
}
