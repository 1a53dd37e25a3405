import type { OutboxMessage } from '@coverwright/domain/reach/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/reach/outbox/outbox-lifecycle'
import { client } from '../../../core/wire/client.ts'

export const canSendAgain = ({ state }: Pick<OutboxMessage, 'state'>) =>
  outboxLifecycle.next(state, 'retry') !== undefined

export const sendAgain = (messages: readonly Pick<OutboxMessage, 'id'>[]) =>
  client.outbox.sendAgain({ ids: messages.map(({ id }) => id) })
