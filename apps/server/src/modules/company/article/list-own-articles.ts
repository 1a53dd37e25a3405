import type { article } from '@coverwright/contract/company/article'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toOwnArticle } from './internal.ts'
import { articles } from './tables.ts'

export const listOwnArticles: HandlerOf<typeof article, 'listOwnArticles'> = async ({ tx }, _input, paging) => {
  const { items, ...page } = await selectPage(tx, articles, undefined, paging)
  return { items: items.map(toOwnArticle), ...page }
}
