import type { voucher } from '@coverwright/contract/sell/voucher'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { keepChannelInCompany } from '../channel/index.ts'
import { isTakenElsewhere } from '../promo-code/index.ts'
import { askForCodes, failTaken, keptOf, renewalOf, toVoucher } from './internal.ts'
import { vouchers } from './tables.ts'

export const createVoucher: HandlerOf<typeof voucher, 'createVoucher'> = async ({ tx, audit, now }, form) => {
  if (form.mode === 'shared' && (await isTakenElsewhere(tx, form.promoCode, 'voucher'))) return failTaken()
  await keepChannelInCompany(tx, form.channelId)
  const kept = await keptOf(tx, form)
  const renewAt = renewalOf({ ...kept, state: 'activated' })
  const [row] = await tx
    .insert(vouchers)
    .values({ ...kept, renewAt })
    .returning()
  if (!row) throw new Error('The voucher was not saved')
  await askForCodes(tx, row)
  await audit(row.id, { mode: row.mode, value: row.value, quota: row.quota })
  return toVoucher(tx, row, now)
}
