import { fail } from '@coverwright/domain/errors'
import type { QuoteState } from '@coverwright/domain/sell/quote/quote-lifecycle'
import { atTheEnd } from '../../../platform/database/at-the-end.ts'
import { changeOf } from '../../../platform/database/save-row.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { type QuoteRow, quotes } from './tables.ts'

export async function getQuote(tx: ReadTx, id: string): Promise<QuoteRow> {
  return (await selectRow(tx, quotes, id)) ?? fail('application.not-priced')
}

/** With the end of the transaction. */
export const saveQuoteState = (tx: WriteTx, id: string, state: QuoteState): void =>
  atTheEnd(tx, changeOf(quotes, id, { state }))
