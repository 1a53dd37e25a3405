import type { comment } from '@coverwright/contract/build/comment'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { addComment, replyToComment } from './add-comment.ts'
import { listComments, listReplies } from './list-comments.ts'
import { reopenComment, resolveComment } from './resolve-comment.ts'

export const commentCalls: HandlersOf<typeof comment> = {
  listComments,
  listReplies,
  addComment,
  replyToComment,
  resolveComment,
  reopenComment,
}
