import type { commentEvents } from '@coverwright/domain/build/comment/comment-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { members } from '../../company/member/index.ts'
import { products } from '../product/index.ts'
import { comments } from './tables.ts'

export const commentTells: StandardMessages<keyof typeof commentEvents> = {
  'comment.mentioned': {
    news: async ({ tx }, { commentId, memberId }) => {
      const row = await selectRow(tx, comments, commentId)
      const product = row && (await selectRow(tx, products, row.productId))
      const writer = row && (await selectRow(tx, members, row.memberId))
      if (!row || !product || !writer) return []
      const { title } = worded('comment.mentioned', { name: writer.name, product: product.name })
      const link = `/editor?product=${row.productId}&comment=${row.threadId ?? row.id}`
      return [{ memberId, kind: 'info', title, source: 'Comments', link }]
    },
  },
}
