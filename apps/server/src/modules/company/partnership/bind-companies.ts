import type { PaymentMode } from '@coverwright/domain/company/company/kinds'
import { and, eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../company/index.ts'
import type { Account } from '../member/index.ts'
import { partnerships } from './tables.ts'

interface Binding {
  readonly inviter: Account
  readonly partner: Account
  readonly partnerType: (typeof partnerships.$inferInsert)['partnerType']
  readonly paymentMode: PaymentMode
  readonly now: Date
}

export const isBoundTo = async (tx: ReadTx, partnerId: string) =>
  (await tx.$count(partnerships, and(eq(partnerships.partnerId, partnerId), eq(partnerships.state, 'active')))) > 0

/** A partnership that both have agreed to, written by the inviting company. */
export async function bindCompanies(tx: WriteTx, { inviter, partner, partnerType, paymentMode, now }: Binding) {
  const { partnerType: ownType } = await getOwnCompany(tx)
  await tx.insert(partnerships).values({
    partnerId: partner.companyId,
    ownType,
    partnerType,
    note: '',
    paymentMode,
    state: 'active',
    invitedBy: inviter.memberId,
    sentAt: now,
    answeredAt: now,
    answeredBy: partner.memberId,
  })
}
