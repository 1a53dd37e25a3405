import type { NounAudit } from '../../base/audit/noun-audit.ts'

export const voucherAudit: NounAudit = {
  things: { voucher: 'eVouchers' },
  named: { voucher: 'name' },
  done: {
    'voucher/createVoucher': 'made the eVoucher {}',
    'voucher/updateVoucher': 'changed the eVoucher {}',
    'voucher/activateVoucher': 'activated the eVoucher {}',
    'voucher/deactivateVoucher': 'deactivated the eVoucher {}',
    'voucher/downloadCodes': 'downloaded the codes of the eVoucher {}',
    'voucher/renew': 'let the eVoucher {} run again',
  },
}
