import { event, eventField } from '../../base/event/event.ts'

const fields = { postId: eventField.id() }
const ofAuthor = (about: string) => event({ about, audience: ['member'], isMandatory: false, fields })

export const postEvents = {
  'post.submitted': event({
    about: 'A post waits for somebody to approve it',
    audience: ['leaders'],
    isMandatory: false,
    fields,
  }),
  'post.approved': ofAuthor('A post was approved'),
  'post.returned': ofAuthor('A post was sent back to its author'),
  'post.stopped': ofAuthor('A post was stopped: its photo may no longer be used'),
  'post.due': ofAuthor('It is time to make a post by hand'),
  'post.failed': ofAuthor('A post was not published'),
  'post.lost': ofAuthor('It cannot be found out whether a post was published'),
} as const
