import type { keyword } from '@coverwright/contract/build/keyword'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { keywords } from './tables.ts'

type KeywordQuestion = z.output<typeof keyword.calls.findKeyword.input>

export async function findKeyword(tx: ReadTx, { keyword: asked, language = 'en_uk' }: KeywordQuestion) {
  const [row] = await tx.select().from(keywords).where(eq(keywords.keyword, asked))
  return row
    ? { found: true, name: row.name, text: row.texts[language] ?? null }
    : { found: false, name: null, text: null }
}
