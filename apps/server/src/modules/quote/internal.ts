import { fail } from '@coverwright/domain/errors'
import type { QuoteState } from '@coverwright/domain/quote/quote-lifecycle'
import { eq } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../platform/database/with-tenant.ts'
import { type QuoteRow, quotes } from './tables.ts'

export async function getQuote(tx: ReadTx, id: string): Promise<QuoteRow> {
  const [row] = await tx.select().from(quotes).where(eq(quotes.id, id))
  return row ?? fail('application.not-priced')
}

export async function saveQuoteState(tx: WriteTx, id: string, state: QuoteState): Promise<void> {
  await tx.update(quotes).set({ state }).where(eq(quotes.id, id))
}
