import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'

export const notificationKinds = ['info', 'success', 'warning', 'danger'] as const

/** Where they come from. */
export const notificationSources = [
  'Account',
  'Agent home pages',
  'Agreements',
  'Auto-post',
  'Comments',
  'Components',
  'Coverwright',
  'Data sources',
  'Domains',
  'Exchange',
  'Instalments',
  'Knowledge hub',
  'Maintenance',
  'Partners',
  'Policy numbers',
  'Product talk',
  'Publisher',
  'Referred cases',
  'Refunds',
  'Registration',
  'Support',
  'Templates',
  'Users',
  'Vehicle approvals',
  'Verification',
  'Webhooks',
] as const

export const Notification = z
  .object({
    id: idOf('notification'),
    kind: z.enum(notificationKinds),
    title: z.string(),
    /** One of `notificationSources`; of earlier ones, whatever it was. */
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
export type NotificationSource = (typeof notificationSources)[number]
export type LiveEvent = z.output<typeof LiveEvent>
