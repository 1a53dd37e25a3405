import type { article } from '@coverwright/contract/company/article'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { articles } from './tables.ts'

export const deleteArticle: HandlerOf<typeof article, 'deleteArticle'> = async ({ tx, audit }, { id }) => {
  const [row] = await tx.delete(articles).where(eq(articles.id, id)).returning({ title: articles.title })
  if (!row) return fail('article.not-found')
  await audit(id, { title: row.title, deleted: true })
  return null
}
