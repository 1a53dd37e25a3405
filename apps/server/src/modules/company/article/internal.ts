import type { Language } from '@coverwright/domain/base/language/language'
import type { Article, OwnArticle } from '@coverwright/domain/company/article/article'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type NamedPage, readGuide } from './guide.ts'
import { type ArticleRow, publishedArticles } from './tables.ts'

/** The guide and what the operator published beside it; so few that they are read at once. */
export async function readArticles(tx: ReadTx, language?: Language): Promise<Article[]> {
  const [guide, published] = await Promise.all([readGuide(language), tx.select().from(publishedArticles)])
  return [...guide.map(ofGuide), ...published.map(ofOperator)]
}

const ofGuide = ({ screens, ...page }: NamedPage): Article => ({ ...page, screens: [...screens], updatedAt: null })

const ofOperator = ({ id, updatedAt, ...article }: typeof publishedArticles.$inferSelect): Article => ({
  ...article,
  name: id,
  isPartlyEnglish: false,
  updatedAt: updatedAt.toISOString(),
})

export const toOwnArticle = ({ companyId, createdAt, updatedAt, ...row }: ArticleRow): OwnArticle => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
