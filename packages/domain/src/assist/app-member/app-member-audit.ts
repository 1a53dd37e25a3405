import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const appMemberAudit: NounAudit = {
  things: { appMember: 'People of the app' },
  done: {
    'appMember/inviteMember': 'invited {somebody} to the app',
    'appMember/sendLink': 'sent {somebody} of the app a new link',
    'appMember/moveMember': 'moved {somebody} of the app to another group',
    'appMember/promoteMember': 'made {somebody} an admin of the app',
    'appMember/revertMember': 'made {somebody} a member of the app again',
    'appMember/blockMember': 'blocked {somebody} of the app',
    'appMember/unblockMember': 'let {somebody} of the app in again',
    'appMember/eraseMember': 'erased {somebody} of the app',
    'appMember/createGroup': 'made the group {} of the app',
    'appMember/renameGroup': 'renamed the group {} of the app',
    'appMember/deleteGroup': 'deleted the group {} of the app',
  },
}
