import { mayBecomePrimary } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { fail } from '@coverwright/domain/errors'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getMemberInCompany, type MemberRow } from '../member/index.ts'
import { type PrimaryTransferRow, primaryTransfers } from './tables.ts'

/** Neither carried out nor over; a newer one has taken its place. */
export const stillOpen = (now: Date) => and(isNull(primaryTransfers.doneAt), gt(primaryTransfers.expiresAt, now))

export interface Sides {
  readonly transfer: PrimaryTransferRow
  readonly from: MemberRow
  readonly to: MemberRow
}

/** As the world is now: somebody may have been removed, or be primary no more, since it was begun. */
export async function openTransfer(tx: ReadTx, id: string, now: Date): Promise<Sides> {
  const [transfer] = await tx
    .select()
    .from(primaryTransfers)
    .where(and(eq(primaryTransfers.id, id), stillOpen(now)))
  if (!transfer) return fail('primary-transfer.link-expired')
  const from = await getMemberInCompany(tx, transfer.fromMemberId)
  const to = await getMemberInCompany(tx, transfer.toMemberId)
  return isPossible({ transfer, from, to }) ? { transfer, from, to } : fail('primary-transfer.link-expired')
}

export const isPossible = ({ from, to }: Sides) =>
  from.role === 'primary' && from.state === 'registered' && to.state === 'registered' && mayBecomePrimary(to.role)

const Note = z.object({ companyId: z.uuid(), memberId: z.uuid(), transferId: z.uuid() })

type Purpose = 'transfer-ticket' | 'transfer-proof'

/** Stands for what was proved so far: the link or password, then the code. */
export const seal = (tokens: Tokens, purpose: Purpose, { companyId, id, toMemberId }: PrimaryTransferRow) =>
  tokens.seal(purpose, { companyId, memberId: toMemberId, transferId: id }, '15m')

export const unseal = async (tokens: Tokens, purpose: Purpose, sealed: string) =>
  (await tokens.unseal(purpose, Note, sealed)) ?? fail('primary-transfer.link-expired')
