import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const postAudit: NounAudit = {
  things: { post: 'Posts' },
  done: {
    'post/createPost': 'wrote the post {}',
    'post/updatePost': 'changed the post {}',
    'post/deletePost': 'deleted the post {}',
    'post/submitPost': 'submitted the post {}',
    'post/approvePost': 'approved the post {}',
    'post/returnPost': 'sent the post {} back to its author',
    'post/schedulePost': 'scheduled the post {}',
    'post/unschedulePost': 'took the post {} off the calendar',
    'post/reopenPost': 'made the post {} a draft again',
    'post/confirmPost': 'said that the post {} is published',
    'post/lookUpPost': 'had the post {} looked for at its network',
    'post/changeSettings': 'changed whether somebody else must approve posts',
    'post/publish': { by: 'The product', says: 'published the post {}' },
  },
}
