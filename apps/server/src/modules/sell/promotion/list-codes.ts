import type { promotionCode } from '@coverwright/contract/sell/promotion-code'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getCouponInCompany } from '../coupon/index.ts'
import { listCodesOf } from '../promotion-code/index.ts'
import { getVoucherInCompany } from '../voucher/index.ts'

export const listCodes: HandlerOf<typeof promotionCode, 'listCodes'> = async ({ tx }, filter, paging) => {
  const { couponId, voucherId, ...rest } = filter
  if (couponId) await getCouponInCompany(tx, couponId)
  if (voucherId) await getVoucherInCompany(tx, voucherId)
  return listCodesOf(tx, { promotionId: couponId ?? voucherId, ...rest }, paging)
}
