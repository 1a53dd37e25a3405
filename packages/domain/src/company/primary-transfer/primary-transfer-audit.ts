import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const primaryTransferAudit: NounAudit = {
  things: { 'primary-transfer': 'Primary role' },
  done: {
    'login/sendTransferMessage': 'asked a colleague to take the primary role over',
    'login/getTransferMessage': 'opened the notice of taking the primary role over',
    'login/sendTransferCode': 'asked for a code to take the primary role over',
    'login/verifyTransferCode': 'gave a code to take the primary role over',
    'login/transferPermissionByCode': 'took the primary role over',
  },
}
