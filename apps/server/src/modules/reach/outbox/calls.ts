import type { outbox } from '@coverwright/contract/reach/outbox'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { compareMessage } from './compare-message.ts'
import { getDeliveries } from './get-deliveries.ts'
import { getMessage } from './get-message.ts'
import { listMessages } from './list-messages.ts'
import { sendAgain } from './send-again.ts'

export const outboxCalls: HandlersOf<typeof outbox> = {
  getDeliveries,
  listMessages,
  getMessage,
  compareMessage,
  sendAgain,
}
