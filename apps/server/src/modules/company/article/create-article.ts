import type { article } from '@coverwright/contract/company/article'
import { maxArticles } from '@coverwright/domain/company/article/article'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../company/index.ts'
import { toOwnArticle } from './internal.ts'
import { articles } from './tables.ts'

export const createArticle: HandlerOf<typeof article, 'createArticle'> = async ({ tx, audit }, form) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(articles)) >= maxArticles) return fail('article.too-many')
  const [row] = await tx.insert(articles).values(form).returning()
  if (!row) throw new Error('The article was not saved')
  await audit(row.id, { title: form.title, isPublished: form.isPublished })
  return toOwnArticle(row)
}
