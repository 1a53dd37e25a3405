import { message } from '../../base/message/message.ts'

export const postAccountMessages = {
  'post-account.lost': message(
    { name: 'Tarnbrook on Mastodon' },
    { title: 'The network lets {{name}} in no more: its posts wait until you connect it again', text: [] },
  ),
} as const
