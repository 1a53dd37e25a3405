import {
  Article,
  ArticleChange,
  ArticleForm,
  ArticleList,
  ArticleName,
  ArticleRef,
  ArticleSearch,
  ArticleSummary,
  FoundPlace,
  OwnArticle,
} from '@coverwright/domain/company/article/article'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('knowledge-base')
const writing = { access: can('write-articles'), audit: true } as const

/** Help: the guide that comes with the product, and what whoever runs it wrote beside it. */
export const article = group('article', {
  listArticles: call({ access, input: ArticleList, output: z.array(ArticleSummary) }),
  findInArticles: call({ access, input: ArticleSearch, output: z.array(FoundPlace) }),
  getArticle: call({ access, input: ArticleName, output: Article, errors: ['article.not-found'] }),
  listOwnArticles: call({
    access: can('write-articles'),
    paged: ['title', 'updatedAt'],
    input: z.strictObject({}),
    output: OwnArticle,
  }),
  createArticle: call({
    ...writing,
    input: ArticleForm,
    output: OwnArticle,
    errors: ['article.too-many', 'article.title-taken'],
  }),
  updateArticle: call({
    ...writing,
    input: ArticleChange,
    output: OwnArticle,
    errors: ['article.not-found', 'article.title-taken'],
  }),
  deleteArticle: call({ ...writing, input: ArticleRef, output: z.null(), errors: ['article.not-found'] }),
})
