import type { keyword } from '@coverwright/contract/build/keyword'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockKeywordInCompany } from './internal.ts'
import { keywords } from './tables.ts'
import { usersOf } from './users-of-keyword.ts'

/** A text that still names it would show its braces, or not be sent. */
export const deleteKeyword: HandlerOf<typeof keyword, 'deleteKeyword'> = async ({ tx, audit }, { id }) => {
  const row = await lockKeywordInCompany(tx, id)
  const users = await usersOf(tx, row.keyword)
  if (users.length > 0) return fail('keyword.in-use', { id: users.join(', ') })
  await tx.delete(keywords).where(eq(keywords.id, id))
  await audit(id, { keyword: row.keyword, name: row.name, deleted: true })
  return null
}
