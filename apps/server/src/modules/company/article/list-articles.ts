import type { article } from '@coverwright/contract/company/article'
import { type Language, languageTags } from '@coverwright/domain/base/language/language'
import type { Article, ArticleSummary } from '@coverwright/domain/company/article/article'
import { leadOf } from '@coverwright/domain/company/article/article-parts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { excerptOf } from './excerpt.ts'
import { guideLanguage } from './guide.ts'
import { readArticles } from './internal.ts'

const summaryLength = 160

export const listArticles: HandlerOf<typeof article, 'listArticles'> = async ({ tx }, { language = guideLanguage }) => {
  const articles = await readArticles(tx, language)
  const { compare } = new Intl.Collator(languageTags[language])
  return articles.map((found) => toSummary(found, language)).toSorted((one, other) => compare(one.title, other.title))
}

const toSummary = ({ text, updatedAt, isPartlyEnglish, ...article }: Article, language: Language): ArticleSummary => ({
  ...article,
  summary: excerptOf(leadOf(text), { from: 0, to: summaryLength }, language),
})
