import { sideOf } from '@coverwright/domain/company/partnership/partner-types'
import type { CompanyCard, Partnership } from '@coverwright/domain/company/partnership/partnership'
import { statusOf } from '@coverwright/domain/company/partnership/partnership-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type PartnershipRow, partnerships } from './tables.ts'
import { knownCompanies } from './views.ts'

/** The database shows a partnership to its two sides alone. */
export async function getPartnershipInCompany(tx: ReadTx, id: string): Promise<PartnershipRow> {
  const [row] = await tx.select().from(partnerships).where(eq(partnerships.id, id))
  return row ?? fail('partnership.not-found')
}

/** Held until the transaction ends: of two who act on it at once the second sees what the first did. */
export async function lockPartnership(tx: WriteTx, id: string): Promise<PartnershipRow> {
  const [row] = await tx.select().from(partnerships).where(eq(partnerships.id, id)).for('update')
  return row ?? fail('partnership.not-found')
}

export const otherSideOf = ({ companyId, partnerId }: PartnershipRow, ownId: string) =>
  companyId === ownId ? partnerId : companyId

export const isOurs = ({ companyId }: PartnershipRow, ownId: string) => companyId === ownId

type Cards = ReadonlyMap<string, CompanyCard>

/** The other sides of some partnerships, by company. */
export async function cardsOf(tx: ReadTx, rows: readonly PartnershipRow[], ownId: string): Promise<Cards> {
  const ids = rows.flatMap((row) => otherSideOf(row, ownId) ?? [])
  if (ids.length === 0) return new Map()
  const found = await tx.select().from(knownCompanies).where(inArray(knownCompanies.id, ids))
  return new Map(found.map(({ id, isListed, ...card }) => [id, card]))
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null

/** As one side sees it. An invited company that has not answered stays unknown: an address must not tell whose it is. */
export function toPartnership(row: PartnershipRow, ownId: string, cards: Cards, now: Date): Partnership {
  const ours = isOurs(row, ownId)
  const { ownType, partnerType, proposedMode, endedBy } = row
  return {
    id: row.id,
    partner: cards.get(otherSideOf(row, ownId) ?? '') ?? null,
    email: ours ? row.email : null,
    partnerType: ours ? partnerType : ownType,
    side: ours ? sideOf(ownType, partnerType) : sideOf(partnerType, ownType),
    isOurs: ours,
    paymentMode: row.paymentMode,
    proposal: proposedMode && { paymentMode: proposedMode, isOurs: row.proposedBy === ownId },
    note: row.note,
    status: statusOf(row, now),
    sentAt: row.sentAt.toISOString(),
    expiresAt: timeOf(row.expiresAt),
    answeredAt: timeOf(row.answeredAt),
    endedAt: timeOf(row.endedAt),
    endedBy: endedBy === null ? null : endedBy === ownId ? 'us' : 'them',
    endReason: row.endReason,
  }
}

export async function partnershipOf(tx: ReadTx, row: PartnershipRow, ownId: string, now: Date): Promise<Partnership> {
  return toPartnership(row, ownId, await cardsOf(tx, [row], ownId), now)
}

/** Changes a partnership that is locked. */
export async function changePartnership(
  tx: WriteTx,
  { id }: PartnershipRow,
  change: Partial<typeof partnerships.$inferInsert>,
): Promise<PartnershipRow> {
  const [row] = await tx.update(partnerships).set(change).where(eq(partnerships.id, id)).returning()
  return row ?? fail('partnership.not-found')
}
