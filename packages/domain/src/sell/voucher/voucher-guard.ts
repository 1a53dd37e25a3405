export const voucherIds = {
  voucher: 'company',
} as const
