import { message } from '../../base/message/message.ts'

export const commentMessages = {
  'comment.mentioned': message(
    { name: 'Wren Adeyemi', product: 'Otter cover' },
    { title: '{{name}} mentions you in a comment on “{{product}}”' },
  ),
} as const
