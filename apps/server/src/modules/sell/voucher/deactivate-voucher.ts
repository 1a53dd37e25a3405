import type { voucher } from '@coverwright/contract/sell/voucher'
import { fail } from '@coverwright/domain/errors'
import { voucherLifecycle } from '@coverwright/domain/sell/voucher/voucher'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockVoucherInCompany, renewalOf, saveVoucher, toVoucher } from './internal.ts'

export const deactivateVoucher: HandlerOf<typeof voucher, 'deactivateVoucher'> = async ({ tx, audit, now }, { id }) => {
  const before = await lockVoucherInCompany(tx, id)
  const state = voucherLifecycle.next(before.state, 'deactivate') ?? fail('voucher.already-deactivated')
  const after = await saveVoucher(tx, id, { state, renewAt: renewalOf({ ...before, state }) })
  await audit(id, { from: before.state, to: after.state })
  return toVoucher(tx, after, now)
}
