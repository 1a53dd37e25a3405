import type { supportEvents } from '@coverwright/domain/company/support/support-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { findStaff } from '../member/index.ts'
import { supportRequests } from './tables.ts'

export const supportTells: StandardMessages<keyof typeof supportEvents> = {
  'support.received': {
    mails: async ({ tx }, { requestId, writer }) => {
      const request = await selectRow(tx, supportRequests, requestId)
      if (!request) return []
      const { reference, name, email: recipient, message } = request
      const {
        title: subject,
        text,
        told,
      } = writer === 'member'
        ? worded('support.received', { reference, name, words: message })
        : worded('support.received-typed', { reference })
      return [{ recipient, subject, text, told }]
    },
  },
  'support.asked': {
    mails: async ({ tx }, { requestId }) => {
      const request = await selectRow(tx, supportRequests, requestId)
      if (!request) return []
      const { reference, name, email, companyName, phone, topic, message } = request
      const writer = [name, email, companyName, phone].filter(Boolean).join('\n')
      const {
        title: subject,
        text,
        told,
      } = worded('support.asked-mail', { reference, name, topicWords: topic, writer, words: message })
      return (await findStaff(tx)).map(({ email: recipient }) => ({ recipient, subject, text, told }))
    },
    news: async ({ tx }, { requestId }) => {
      const request = await selectRow(tx, supportRequests, requestId)
      if (!request) return []
      const { title } = worded('support.asked', { name: request.name, topicWords: request.topic })
      return (await findStaff(tx)).map(({ id: memberId }) => ({ memberId, kind: 'info', title, source: 'Support' }))
    },
  },
}
