import type { invitationEvents } from '@coverwright/domain/company/invitation/invitation-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { members } from '../member/index.ts'
import { invitations } from './tables.ts'

export const invitationTells: StandardMessages<keyof typeof invitationEvents> = {
  'invitation.accepted': {
    news: async ({ tx }, { invitationId, memberId }) => {
      const invitation = await selectRow(tx, invitations, invitationId)
      const member = await selectRow(tx, members, memberId)
      if (!invitation || !member || member.erasedAt) return []
      const { title } = worded('invitation.accepted', { name: member.name })
      return [{ memberId: invitation.invitedBy, kind: 'success', title, source: 'Users', link: '/users' }]
    },
  },
}
