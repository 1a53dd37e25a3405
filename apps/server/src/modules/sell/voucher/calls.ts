import type { voucher } from '@coverwright/contract/sell/voucher'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { activateVoucher } from './activate-voucher.ts'
import { createVoucher } from './create-voucher.ts'
import { deactivateVoucher } from './deactivate-voucher.ts'
import { downloadCodes } from './download-codes.ts'
import { listVouchers } from './list-vouchers.ts'
import { updateVoucher } from './update-voucher.ts'

export const voucherCalls: Omit<HandlersOf<typeof voucher>, 'printVoucher'> = {
  createVoucher,
  updateVoucher,
  activateVoucher,
  deactivateVoucher,
  listVouchers,
  downloadCodes,
}
