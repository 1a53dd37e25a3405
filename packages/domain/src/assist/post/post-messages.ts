import { message } from '../../base/message/message.ts'

const fields = { name: 'Spring campaign' } as const

export const postMessages = {
  'post.submitted': message(fields, { title: 'The post {{name}} waits to be approved', text: [] }),
  'post.approved': message(fields, { title: 'Your post {{name}} is approved', text: [] }),
  'post.returned': message(
    { ...fields, reason: 'Say what the excess is.' },
    { title: 'Your post {{name}} came back: {{reason}}', text: [] },
  ),
  'post.stopped': message(fields, {
    title: 'Your post {{name}} was stopped: its photo may no longer be used. Choose another, and submit it again',
    text: [],
  }),
  'post.due': message(fields, { title: 'It is time to post {{name}}: copy it, and say when it is done', text: [] }),
  'post.failed': message(
    { ...fields, reason: 'The text is too long.' },
    { title: 'Your post {{name}} was not published: {{reason}}', text: [] },
  ),
  'post.lost': message(fields, {
    title: 'It is not known whether your post {{name}} was published: the network does not answer. Look there yourself',
    text: [],
  }),
} as const
