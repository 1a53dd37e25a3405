import type { login } from '@coverwright/contract/company/login'
import { afterwards } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { fail } from '@coverwright/domain/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { type MemberRow, members } from '../member/index.ts'
import { endSessions } from '../session/index.ts'
import { isPossible, type Sides, stillOpen, unseal } from './internal.ts'
import { primaryTransfers } from './tables.ts'

/** The old primary user becomes a standard one, whoever takes over, and both sign in anew. A trial goes on as it was. */
export const transferPrimary: HandlerOf<typeof login, 'transferPermissionByCode'> = async (context, order) => {
  const { enter, now, ports } = context
  const note = await unseal(ports.tokens, 'transfer-proof', order.proof)
  return enter(note, async (tx, audit) => {
    const sides = await lockSides(tx, note.transferId, now)
    if (!sides || !isPossible(sides)) return fail('primary-transfer.link-expired')
    const { transfer, from, to } = sides
    // In this order: a company never has two primary users, not even between two statements.
    await setPlace(tx, from.id, { role: afterwards, permissions: null, customRoleId: null })
    await setPlace(tx, to.id, { role: 'primary', permissions: null, customRoleId: null })
    await tx.update(primaryTransfers).set({ doneAt: now }).where(eq(primaryTransfers.id, transfer.id))
    for (const { id } of [from, to]) await endSessions(tx, id, now)
    const { name: companyName } = await getOwnCompany(tx)
    raiseEvent(tx, 'primary-transfer.done', { transferId: transfer.id })
    await audit(transfer.id, { from: from.id, to: to.id, fromBecomes: afterwards })
    return { companyName }
  })
}

/** Of two who confirm at once the second finds it done. Members are locked in one order, so that nobody waits in a ring. */
async function lockSides(tx: WriteTx, id: string, now: Date): Promise<Sides | undefined> {
  const [transfer] = await tx
    .select()
    .from(primaryTransfers)
    .where(and(eq(primaryTransfers.id, id), stillOpen(now)))
    .for('update')
  if (!transfer) return undefined
  const both = await tx
    .select()
    .from(members)
    .where(inArray(members.id, [transfer.fromMemberId, transfer.toMemberId]))
    .orderBy(members.id)
    .for('update')
  const from = both.find((member) => member.id === transfer.fromMemberId)
  const to = both.find((member) => member.id === transfer.toMemberId)
  return from && to && { transfer, from, to }
}

const setPlace = (tx: WriteTx, id: string, place: Pick<MemberRow, 'role' | 'permissions' | 'customRoleId'>) =>
  tx.update(members).set(place).where(eq(members.id, id))
