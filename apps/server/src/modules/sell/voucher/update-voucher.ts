import type { voucher } from '@coverwright/contract/sell/voucher'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { keepChannelInCompany } from '../channel/index.ts'
import { isTakenElsewhere } from '../promo-code/index.ts'
import { askForCodes, failTaken, keptOf, lockVoucherInCompany, renewalOf, saveVoucher, toVoucher } from './internal.ts'

export const updateVoucher: HandlerOf<typeof voucher, 'updateVoucher'> = async (context, { id, revision, ...form }) => {
  const { tx, audit, now } = context
  const isElsewhere = form.mode === 'shared' && (await isTakenElsewhere(tx, form.promoCode, 'voucher'))
  // Before the voucher: whoever deletes the channel looks for its vouchers afterwards.
  await keepChannelInCompany(tx, form.channelId)
  const before = await lockVoucherInCompany(tx, id)
  // An old form would put back the period of a run that is over, and the quota with it.
  if (revision !== before.revision) return fail('voucher.changed-meanwhile')
  if (form.mode !== before.mode) return fail('voucher.mode-fixed')
  if (isElsewhere && form.promoCode !== before.promoCode) return failTaken()
  if (form.quota < before.used + before.reserved) return fail('voucher.below-used')
  const kept = await keptOf(tx, form)
  const renewAt = renewalOf({ ...kept, state: before.state })
  const after = await saveVoucher(tx, id, { ...kept, renewAt, revision: revision + 1 })
  await askForCodes(tx, after)
  await audit(id, { changed: Object.keys(form) })
  return toVoucher(tx, after, now)
}
