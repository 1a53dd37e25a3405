import type { article } from '@coverwright/contract/company/article'
import type { Article, ArticleSummary } from '@coverwright/domain/company/article/article'
import { leadOf } from '@coverwright/domain/company/article/article-parts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readArticles } from './internal.ts'

const summaryLength = 160

export const listArticles: HandlerOf<typeof article, 'listArticles'> = async ({ tx }) => {
  const articles = await readArticles(tx)
  return articles.map(toSummary).toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
}

const toSummary = ({ text, updatedAt, ...article }: Article): ArticleSummary => ({
  ...article,
  summary: summaryOf(text),
})

function summaryOf(text: string): string {
  const start = leadOf(text)
  return start.length > summaryLength ? `${start.slice(0, summaryLength).replace(/\s\S*$/, '')}…` : start
}
