import { foreignKey, index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'
import { members } from '../../company/member/index.ts'
import { products } from '../product/index.ts'

export const comments = tenantTable(
  'block_comment',
  {
    productId: uuid('product_id').notNull(),
    /** What it answers; null where it begins a thread. */
    threadId: uuid('thread_id'),
    page: text('page').notNull(),
    blockId: text('block_id').notNull(),
    blockName: text('block_name').notNull(),
    memberId: uuid('member_id').notNull(),
    text: text('text').notNull(),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    resolvedBy: uuid('resolved_by'),
  },
  (comment) => [
    foreignKey({
      name: 'block_comment_product',
      columns: [comment.companyId, comment.productId],
      foreignColumns: [products.companyId, products.id],
    }),
    foreignKey({
      name: 'block_comment_thread',
      columns: [comment.companyId, comment.threadId],
      foreignColumns: [comment.companyId, comment.id],
    }),
    foreignKey({
      name: 'block_comment_member',
      columns: [comment.companyId, comment.memberId],
      foreignColumns: [members.companyId, members.id],
    }),
    foreignKey({
      name: 'block_comment_resolver',
      columns: [comment.companyId, comment.resolvedBy],
      foreignColumns: [members.companyId, members.id],
    }),
    index('block_comment_of_product').on(comment.companyId, comment.productId, comment.threadId, comment.resolvedAt),
    index('block_comment_of_thread').on(comment.companyId, comment.threadId, comment.createdAt),
  ],
)

export type CommentRow = typeof comments.$inferSelect
