import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'

export const notificationKinds = ['info', 'success', 'warning', 'danger'] as const

export const Notification = z
  .object({
    id: idOf('notification'),
    kind: z.enum(notificationKinds),
    title: z.string(),
    /** Where it comes from: "Publisher", "Pricing". */
    source: z.string(),
    /** The screen that shows what it is about. */
    link: z.string().nullable(),
    readAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'Notification' })

export const NotificationFilter = z.strictObject({ isUnread: z.boolean().optional() })

export const NotificationRefs = z.strictObject({ ids: z.array(idOf('notification')).max(200) })

/** What the live stream says: something of this kind changed, look again. */
export const LiveEvent = z.object({ kind: z.string(), subjectId: z.string().optional() }).meta({ id: 'LiveEvent' })

/** Notifications are kept this long. */
export const notificationDays = 7

export type Notification = z.output<typeof Notification>
export type NotificationKind = Notification['kind']
export type LiveEvent = z.output<typeof LiveEvent>
