import type { Language } from '@coverwright/domain/base/language/language'
import type { KeywordTexts } from '@coverwright/domain/build/template/keyword-texts'
import type { Values } from '@coverwright/domain/build/template/segments'
import { asc, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { keywords } from './tables.ts'

/** What those of these that there are say. */
export async function findKeywordTexts(tx: ReadTx, names: readonly string[]): Promise<KeywordTexts> {
  if (names.length === 0) return {}
  const { keyword, texts } = keywords
  const rows = await tx
    .select({ keyword, texts })
    .from(keywords)
    .where(inArray(keyword, [...names]))
  return Object.fromEntries(rows.map((row) => [row.keyword, row.texts]))
}

/** The same as they read in a language, to fill a message with. */
export async function keywordValues(tx: ReadTx, names: readonly string[], language: Language): Promise<Values> {
  const found = await findKeywordTexts(tx, names)
  return Object.fromEntries(Object.entries(found).map(([name, texts]) => [name, texts[language]]))
}

/** Those of them that there are, none of which is deleted until the text that names them is kept. */
export async function holdKeywords(tx: WriteTx, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set()
  const { keyword } = keywords
  const rows = await tx
    .select({ keyword })
    .from(keywords)
    .where(inArray(keyword, [...names]))
    .orderBy(asc(keyword))
    .for('share')
  return new Set(rows.map((row) => row.keyword))
}

/** What sheets may be headed by, by the data it means: a keyword's name, and its text in any language. */
export async function headingsOf(
  tx: ReadTx,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (names.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(keywords)
    .where(inArray(keywords.keyword, [...names]))
  return new Map(rows.map(({ keyword, name, texts }) => [keyword, [name, ...Object.values(texts)]]))
}
