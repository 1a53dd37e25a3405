import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const commentAudit: NounAudit = {
  things: { comment: 'Comments' },
  done: {
    'comment/addComment': 'commented on the product {}',
    'comment/replyToComment': 'answered a comment on the product {}',
    'comment/resolveComment': 'resolved a comment on the product {}',
    'comment/reopenComment': 'reopened a comment on the product {}',
  },
}
