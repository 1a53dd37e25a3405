import type { voucher } from '@coverwright/contract/sell/voucher'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { printVoucher } from './print-voucher.ts'

export const voucherPaperCalls: Pick<HandlersOf<typeof voucher>, 'printVoucher'> = { printVoucher }
