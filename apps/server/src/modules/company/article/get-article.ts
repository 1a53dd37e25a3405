import type { article } from '@coverwright/contract/company/article'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readArticles } from './internal.ts'

export const getArticle: HandlerOf<typeof article, 'getArticle'> = async ({ tx }, { name, language }) => {
  const found = (await readArticles(tx, language)).find((article) => article.name === name)
  return found ?? fail('article.not-found')
}
