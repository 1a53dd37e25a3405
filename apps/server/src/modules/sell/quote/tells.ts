import { calendarDate } from '@coverwright/domain/build/question/answers'
import { languageFor, mailOf, writtenTo } from '@coverwright/domain/sell/letter/letter'
import { nameInLetter } from '@coverwright/domain/sell/letter/name-in-letter'
import { reminderLetter } from '@coverwright/domain/sell/letter/standard-letters'
import type { quoteEvents } from '@coverwright/domain/sell/quote/quote-events'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getRelease } from '../../publish/release/index.ts'
import { applications, resumeLink } from '../application/index.ts'
import { customers } from '../customer/index.ts'
import { unsubscribeLink } from '../suppression/index.ts'

export const quoteTells: StandardMessages<keyof typeof quoteEvents> = {
  'quote.abandoned': {
    mails: async ({ tx, links }, { applicationId }) => {
      const application = await selectRow(tx, applications, applicationId)
      const customer = application?.customerId ? await selectRow(tx, customers, application.customerId) : undefined
      if (!application?.keptUntil || !customer?.email) return []
      const { email, name } = customer
      const { content: written } = await getRelease(tx, application)
      const { letter, content } = writtenTo(application, written)
      const { say, sayDate } = letter
      const language = languageFor(application, written)
      const link = resumeLink(links, application, email)
      if (!link) return []
      const { regulatory } = content.body
      const isTest = application.mode === 'test'
      const known = {
        company: regulatory.tradingName,
        product: content.settings.name,
        phone: regulatory.contact.phone,
        link,
      }
      const until = sayDate(calendarDate(application.keptUntil, content.settings.timeZone))
      const facts = {
        productId: written.productId,
        language,
        isTest,
        values: { ...known, name: nameInLetter(name), regulatory: regulatory.statement },
      }
      const unsubscribe = {
        words: say('Unsubscribe'),
        url: unsubscribeLink(links, { companyId: application.companyId, id: applicationId, email, language }),
      }
      const mail = mailOf(letter, { email, name, isTest, ...reminderLetter(say, { ...known, until }) })
      return [{ ...mail, unsubscribe, facts, isToCustomer: true }]
    },
  },
}
