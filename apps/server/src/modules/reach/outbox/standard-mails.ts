import type { Listener } from '../../../platform/events/listener.ts'
import { type MessageLinks, type StandardMessages, toldBy } from '../../../platform/events/standard-message.ts'
import { sendMail } from '../../../platform/outbox/send.ts'
import { findReplyTo } from '../../company/company/index.ts'
import { mailInLanguage } from '../../company/member-mail/index.ts'
import { templatedMail } from './templated-mail.ts'

/** Mails what the nouns have to say of their events, in the company's own words where it has some. */
export const standardMails = (messages: StandardMessages, links: MessageLinks): Listener => ({
  name: 'standard-mails',
  hear: async (tx, { type, fields }, now) => {
    const mails = (await toldBy(messages, type, 'mails')?.({ tx, now, links }, fields)) ?? []
    for (const mail of mails) {
      const { isToCustomer, facts: _facts, told, ...standard } = mail
      const templated = await templatedMail(tx, { type, mail, now })
      if (isToCustomer) await sendMail(tx, { ...standard, ...templated, replyTo: await findReplyTo(tx) })
      else if (templated) await sendMail(tx, { ...standard, ...templated })
      else await mailInLanguage(tx, { ...standard, told })
    }
  },
})
