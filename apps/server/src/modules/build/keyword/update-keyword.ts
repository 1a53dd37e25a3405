import type { keyword } from '@coverwright/contract/build/keyword'
import { type Language, languageNames } from '@coverwright/domain/base/language/language'
import { fail } from '@coverwright/domain/errors'
import { eq, sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockKeywordInCompany, toKeyword } from './internal.ts'
import { type KeywordRow, keywords } from './tables.ts'
import { usersOf } from './users-of-keyword.ts'

/** What is published keeps what it said: pages say the new text from their next release on, messages at once. */
export const updateKeyword: HandlerOf<typeof keyword, 'updateKeyword'> = async (
  { tx, audit },
  { id, updatedAt, ...change },
) => {
  const before = await lockKeywordInCompany(tx, id)
  if (updatedAt && updatedAt !== toKeyword(before).updatedAt) return fail('keyword.changed-meanwhile')
  await refuseLost(tx, before, change.texts)
  const [row] = await tx
    .update(keywords)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(keywords.id, id))
    .returning()
  if (!row) return fail('keyword.not-found')
  await audit(id, { keyword: row.keyword, name: row.name })
  return toKeyword(row)
}

/** A message in a language it has no text in any more would not be sent. */
async function refuseLost(tx: WriteTx, before: KeywordRow, after: KeywordRow['texts']): Promise<void> {
  // The keys of what was checked are languages.
  const lost = (Object.keys(before.texts) as Language[]).filter((language) => !after[language])
  const users = lost.length > 0 ? await usersOf(tx, before.keyword) : []
  if (users.length === 0) return
  const inUse = (language: Language) => `${languageNames[language]} is in use: ${users.join(', ')}`
  fail('keyword.in-use', Object.fromEntries(lost.map((language) => [`texts.${language}`, inUse(language)])))
}
