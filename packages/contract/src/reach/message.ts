import { Notification, NotificationFilter, NotificationRefs } from '@coverwright/domain/reach/notification/notification'
import { z } from 'zod'
import { call, group, member } from '../call.ts'

export const message = group('message', {
  listNotifications: call({
    isPersonal: true,
    access: member,
    paged: ['createdAt'],
    input: NotificationFilter,
    output: Notification,
  }),
  /** Those named; with none named, all of one's own. Answers how many it marked. */
  markRead: call({ access: member, audit: true, input: NotificationRefs, output: z.int() }),
})

/** Server-sent events: not a call, for its answer does not end. Guarded and signed like one. */
export const liveStreamPath = '/v1/message/stream'

/** Which window listens, so that the server knows when it is gone. */
export const liveWindowHeader = 'x-window'
