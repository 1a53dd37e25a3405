import type { postEvents } from '@coverwright/domain/assist/post/post-events'
import type { postAccountEvents } from '@coverwright/domain/assist/post-account/post-account-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages, TellingContext } from '../../../platform/events/standard-message.ts'
import { newsForLeaders } from '../../company/member/index.ts'
import { postAccounts, posts } from './tables.ts'

const source = 'Auto-post' as const
const linkOf = (id: string) => `/AP?post=${id}`

type Kind = 'success' | 'info' | 'warning' | 'danger'
type OfAuthor = Exclude<keyof typeof postEvents, 'post.submitted' | 'post.returned' | 'post.failed'>

/** To whoever wrote it, under its name. */
const toAuthor = (type: OfAuthor, kind: Kind) => ({
  news: async ({ tx }: TellingContext, { postId }: { readonly postId: string }) => {
    const post = await selectRow(tx, posts, postId)
    if (!post) return []
    const { title } = worded(type, { name: post.name })
    return [{ memberId: post.authorId, kind, title, source, link: linkOf(postId) }]
  },
})

/** The same, with why. */
const withReason = (type: 'post.returned' | 'post.failed', kind: Kind) => ({
  news: async ({ tx }: TellingContext, { postId }: { readonly postId: string }) => {
    const post = await selectRow(tx, posts, postId)
    if (!post?.problem) return []
    const { title } = worded(type, { name: post.name, reason: post.problem })
    return [{ memberId: post.authorId, kind, title, source, link: linkOf(postId) }]
  },
})

export const postTells: StandardMessages<keyof typeof postEvents> = {
  'post.submitted': {
    news: async ({ tx }, { postId }) => {
      const post = await selectRow(tx, posts, postId)
      if (post?.state !== 'submitted') return []
      const { title } = worded('post.submitted', { name: post.name })
      const news = await newsForLeaders(tx, { kind: 'info', title, source, link: linkOf(postId) })
      // Who wrote it knows.
      return news.filter(({ memberId }) => memberId !== post.authorId)
    },
  },
  'post.approved': toAuthor('post.approved', 'success'),
  'post.returned': withReason('post.returned', 'warning'),
  'post.stopped': toAuthor('post.stopped', 'danger'),
  'post.due': toAuthor('post.due', 'info'),
  'post.failed': withReason('post.failed', 'danger'),
  'post.lost': toAuthor('post.lost', 'warning'),
}

export const postAccountTells: StandardMessages<keyof typeof postAccountEvents> = {
  'post-account.lost': {
    news: async ({ tx }, { accountId }) => {
      const account = await selectRow(tx, postAccounts, accountId)
      if (!account) return []
      const { title } = worded('post-account.lost', { name: account.name })
      return newsForLeaders(tx, { kind: 'danger', title, source, link: '/AP?tab=accounts' })
    },
  },
}
