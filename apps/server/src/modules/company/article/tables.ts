import { guideSections } from '@coverwright/domain/company/article/guide-page'
import { boolean, index, pgView, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

const written = {
  section: text('section', { enum: guideSections }).notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  screens: text('screens').array().notNull(),
}

/** Of whoever runs the product. */
export const articles = tenantTable(
  'article',
  { ...written, isPublished: boolean('is_published').notNull() },
  (article) => [
    unique('article_title').on(article.companyId, article.title),
    index('article_by_change').on(article.companyId, article.updatedAt),
  ],
)

export type ArticleRow = typeof articles.$inferSelect

alreadyTaken({ article_title: { code: 'article.title-taken', field: 'title' } })

/** What every company reads of them. */
export const publishedArticles = pgView('published_article', {
  ...written,
  id: uuid('id').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
}).existing()
