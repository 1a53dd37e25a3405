import type { article } from '@coverwright/contract/company/article'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createArticle } from './create-article.ts'
import { deleteArticle } from './delete-article.ts'
import { findInArticles } from './find-in-articles.ts'
import { getArticle } from './get-article.ts'
import { listArticles } from './list-articles.ts'
import { listOwnArticles } from './list-own-articles.ts'
import { updateArticle } from './update-article.ts'

export const articleCalls: HandlersOf<typeof article> = {
  listArticles,
  findInArticles,
  getArticle,
  listOwnArticles,
  createArticle,
  updateArticle,
  deleteArticle,
}
