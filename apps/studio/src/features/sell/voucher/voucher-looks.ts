import { type Voucher, voucherLifecycle } from '@coverwright/domain/sell/voucher/voucher'
import { type Status, statusesOf } from '../../../framework/status/statuses.ts'

export const voucherLooks: Readonly<Record<Voucher['status'], Status>> = {
  activated: 'activated',
  deactivated: 'deactivated',
  expired: 'expired',
  'run-out': 'run-out',
}

/** As it was set, which the list is filtered by. */
export const voucherStateLooks = statusesOf(voucherLifecycle, { activated: 'activated', deactivated: 'deactivated' })
