import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const postAccountAudit: NounAudit = {
  things: { postAccount: 'Accounts of auto-post' },
  done: {
    'postAccount/createAccount': 'connected the account {} for posts',
    'postAccount/updateAccount': 'changed the account {} for posts',
    'postAccount/testAccount': 'tested the account {} for posts',
    'postAccount/deleteAccount': 'deleted the account {} for posts',
  },
}
