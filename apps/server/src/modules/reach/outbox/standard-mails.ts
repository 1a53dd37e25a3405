import type { Listener } from '../../../platform/events/listener.ts'
import { type MessageLinks, type StandardMessages, toldBy } from '../../../platform/events/standard-message.ts'
import { sendMail } from '../../../platform/outbox/send.ts'
import { findReplyTo } from '../../company/company/index.ts'

/** Mails what the nouns have to say of their events. */
export const standardMails = (messages: StandardMessages, links: MessageLinks): Listener => ({
  name: 'standard-mails',
  hear: async (tx, { type, fields }, now) => {
    const mails = (await toldBy(messages, type, 'mails')?.({ tx, now, links }, fields)) ?? []
    for (const { isToCustomer, ...mail } of mails)
      await sendMail(tx, isToCustomer ? { ...mail, replyTo: await findReplyTo(tx) } : mail)
  },
})
