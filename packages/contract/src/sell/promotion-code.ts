import { CodeFilter, PromotionCode } from '@coverwright/domain/sell/promotion/promotion-code'
import { call, can, group } from '../call.ts'

/** Codes of coupons and vouchers that one customer each uses once. */
export const promotionCode = group('promotionCode', {
  /** They save or pay: they are shown to whoever may hand them out. */
  listCodes: call({
    isLive: true,
    access: can('manage-channels'),
    paged: ['code'],
    input: CodeFilter,
    output: PromotionCode,
    errors: ['coupon.not-found', 'voucher.not-found'],
  }),
})
