import { isNull, ne, or, sql } from 'drizzle-orm'
import { forCompany } from '../../../platform/database/for-company.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { findOperatorId } from '../company/index.ts'
import { invoiceCounters } from './tables.ts'

interface Written {
  readonly today: string
  /** The paper will not say who issues it: whoever runs the product is told, once a day. */
  readonly isIssuerMissing: boolean
}

const counted = {
  invoice: { column: invoiceCounters.last, key: 'last', prefix: 'CW' },
  'credit-note': { column: invoiceCounters.lastCredit, key: 'lastCredit', prefix: 'CN' },
} as const

/** Given if and only if its paper is written: none is missing. All companies take theirs one after the other. */
export async function nextNumber(tx: WriteTx, paper: keyof typeof counted, written: Written): Promise<string> {
  const { column, key, prefix } = counted[paper]
  return forCompany(tx, await findOperatorId(tx), async () => {
    const [counter] = await tx
      .update(invoiceCounters)
      .set({ [key]: sql`${column} + 1` })
      .returning({ last: column })
    if (!counter) throw new Error('Whoever runs the product counts no papers')
    if (written.isIssuerMissing) await tellIssuerMissing(tx, written.today)
    return `${prefix}-${String(counter.last).padStart(6, '0')}`
  })
}

async function tellIssuerMissing(tx: WriteTx, today: string): Promise<void> {
  const { issuerMissedOn } = invoiceCounters
  const told = await tx
    .update(invoiceCounters)
    .set({ issuerMissedOn: today })
    .where(or(isNull(issuerMissedOn), ne(issuerMissedOn, today)))
    .returning({ id: invoiceCounters.id })
  if (told.length > 0) raiseEvent(tx, 'issuer.missing', {})
}
