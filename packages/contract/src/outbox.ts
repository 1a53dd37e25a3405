import { OutboxContent, OutboxFilter, OutboxMessage, OutboxRef, OutboxRefs } from '@coverwright/domain/outbox/outbox'
import { z } from 'zod'
import { call, can, group } from './call.ts'

export const outbox = group('outbox', {
  listMessages: call({
    access: can('read-outbox'),
    paged: ['createdAt', 'recipient', 'subject', 'state'],
    input: OutboxFilter,
    output: OutboxMessage,
  }),
  getMessage: call({
    access: can('read-outbox'),
    input: OutboxRef,
    output: OutboxContent,
    errors: ['outbox.not-found'],
  }),
  /** Puts failed messages back in the queue. Answers how many. */
  sendAgain: call({
    access: can('read-outbox'),
    audit: true,
    input: OutboxRefs,
    output: z.int(),
    errors: ['outbox.not-found', 'outbox.not-failed'],
  }),
})
