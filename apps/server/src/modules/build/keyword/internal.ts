import type { Keyword } from '@coverwright/domain/build/keyword/keyword'
import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { type KeywordRow, keywords } from './tables.ts'

/** Held until the transaction ends: of two who delete it at once the second finds it gone. */
export async function lockKeywordInCompany(tx: WriteTx, id: string): Promise<KeywordRow> {
  return (await selectRow(tx, keywords, id, 'for update')) ?? fail('keyword.not-found')
}

export const toKeyword = ({ id, keyword, name, texts, updatedAt }: KeywordRow): Keyword => ({
  id,
  keyword,
  name,
  texts,
  updatedAt: updatedAt.toISOString(),
})
