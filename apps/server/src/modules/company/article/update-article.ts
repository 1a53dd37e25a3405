import type { article } from '@coverwright/contract/company/article'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toOwnArticle } from './internal.ts'
import { articles } from './tables.ts'

export const updateArticle: HandlerOf<typeof article, 'updateArticle'> = async ({ tx, audit }, { id, ...form }) => {
  const [row] = await tx.update(articles).set(form).where(eq(articles.id, id)).returning()
  if (!row) return fail('article.not-found')
  await audit(id, { title: row.title, isPublished: row.isPublished })
  return toOwnArticle(row)
}
