import type { agreement } from '@coverwright/contract/agreement'
import { agreementLifecycle } from '@coverwright/domain/agreement/agreement-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { getOwnCompany } from '../company/index.ts'
import { getMemberInCompany } from '../member/index.ts'
import { agreementOf, lockAgreement } from './internal.ts'
import { makeExecutedCopy } from './jobs.ts'
import { agreements } from './tables.ts'

/** Binds the company from this moment; the copy that shows it is made right after. */
export const executeAgreement: HandlerOf<typeof agreement, 'executeAgreement'> = async (
  { tx, actor, audit, now, caller },
  { id, name },
) => {
  const row = await lockAgreement(tx, id)
  if (row.state === 'trash') return fail('agreement.in-trash')
  const state = agreementLifecycle.next(row.state, 'execute') ?? fail('agreement.executed')
  const { title, email } = await getMemberInCompany(tx, actor.memberId)
  const { name: companyName } = await getOwnCompany(tx)
  const signature = { name, title, email, companyName, address: caller.address, signedAt: now.toISOString() }
  await tx.update(agreements).set({ state, signature, signerId: actor.memberId }).where(eq(agreements.id, id))
  await enqueue(tx, makeExecutedCopy, { id }, { singletonKey: id })
  await audit(id, { executed: true, hash: row.hash, address: caller.address })
  return agreementOf(tx, id)
}
