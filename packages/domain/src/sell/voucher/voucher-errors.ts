export const voucherErrors = {
  'voucher.not-found': { status: 404, message: 'The eVoucher could not be found!' },
  'voucher.code-taken': { status: 409, message: 'This promo code already exists.' },
  'voucher.already-activated': { status: 409, message: 'The eVoucher is already activated.' },
  'voucher.already-deactivated': { status: 409, message: 'The eVoucher is already deactivated.' },
  'voucher.below-used': {
    status: 409,
    message: 'It was used more often already: the quota cannot be below that.',
  },
  'voucher.changed-meanwhile': {
    status: 409,
    message: 'The eVoucher was changed, or began to run again, since you opened it. Open it again before you save.',
  },
  'voucher.mode-fixed': {
    status: 409,
    message: 'Codes are with customers already: whether there is one for all or one for each stays as it is.',
  },
  'voucher.no-template': {
    status: 409,
    message:
      'No document template is in use for eVouchers in your company’s language. Put one to use under Document templates, or choose Standard.',
  },
  'voucher.not-filled': {
    status: 409,
    message: 'The document template asks for what is not known of an eVoucher. Give it a fallback, or choose Standard.',
  },
  'voucher.no-such-code': { status: 404, message: 'The eVoucher has no such code.' },
} as const
