export {
  findPayingVoucher,
  findVoucherByCode,
  hasVouchers,
  type TypedVoucher,
} from './find-voucher.ts'
export { getVoucherInCompany } from './internal.ts'
export { type VoucherRow, vouchers } from './tables.ts'
