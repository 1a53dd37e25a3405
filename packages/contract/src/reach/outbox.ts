import { ComparedMessage, MessageComparison } from '@coverwright/domain/reach/outbox/compared-message'
import {
  Deliveries,
  OutboxContent,
  OutboxFilter,
  OutboxMessage,
  OutboxRef,
  OutboxRefs,
} from '@coverwright/domain/reach/outbox/outbox'
import { z } from 'zod'
import { anyone, call, can, group, reads } from '../call.ts'

export const outbox = group('outbox', {
  /** Whether mails and text messages leave: whoever waits for a code must learn when none can come. */
  getDeliveries: call({ access: anyone, input: z.strictObject({}), output: Deliveries }),
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
  /** What customers are sent without a template, beside what they are sent with those in use. */
  compareMessage: call({
    access: reads('templates'),
    input: MessageComparison,
    output: ComparedMessage,
    errors: ['template.not-found', 'template.unknown-product', 'template.not-published', 'template.no-such-language'],
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
