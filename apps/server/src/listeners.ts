import { tells } from './handlers.ts'
import { planRuns, unlessTakenOver } from './modules/reach/automation/index.ts'
import { standardNotifications } from './modules/reach/notification/index.ts'
import { standardMails } from './modules/reach/outbox/index.ts'
import { tellWebhooks } from './modules/reach/webhook/index.ts'
import type { Listener } from './platform/events/listener.ts'
import type { MessageLinks } from './platform/events/standard-message.ts'

/** Who hears of every event. */
export const listenersWith = (links: MessageLinks): readonly Listener[] => [
  standardNotifications(tells, links),
  unlessTakenOver(standardMails(tells, links)),
  tellWebhooks,
  planRuns,
]
