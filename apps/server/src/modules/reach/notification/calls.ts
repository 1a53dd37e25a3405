import type { message } from '@coverwright/contract/reach/message'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'

export const messageCalls: HandlersOf<typeof message> = { listNotifications, markRead }
