import type { sessionEvents } from '@coverwright/domain/company/session/session-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { members } from '../member/index.ts'

export const sessionTells: StandardMessages<keyof typeof sessionEvents> = {
  'session.password-changed': {
    mails: async ({ tx }, { memberId }) => {
      const member = await selectRow(tx, members, memberId)
      if (!member || member.erasedAt) return []
      const { title, text, told } = worded('session.password-changed', { name: member.name })
      return [{ recipient: member.email, subject: title, text, told }]
    },
  },
}
