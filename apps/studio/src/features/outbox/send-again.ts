import type { OutboxMessage } from '@coverwright/domain/outbox/outbox'
import { outboxLifecycle } from '@coverwright/domain/outbox/outbox-lifecycle'
import { client } from '../../app/wire/client.ts'

export const canSendAgain = ({ state }: Pick<OutboxMessage, 'state'>) =>
  outboxLifecycle.next(state, 'retry') !== undefined

export const sendAgain = (messages: readonly Pick<OutboxMessage, 'id'>[]) =>
  client.outbox.sendAgain({ ids: messages.map(({ id }) => id) })
