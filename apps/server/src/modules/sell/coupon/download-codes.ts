import type { coupon } from '@coverwright/contract/sell/coupon'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { csvOfCodes } from '../promotion-code/index.ts'
import { getCouponInCompany } from './internal.ts'

export const downloadCodes: HandlerOf<typeof coupon, 'downloadCodes'> = async ({ tx, audit }, { id }) => {
  const { name } = await getCouponInCompany(tx, id)
  const { count, ...file } = await csvOfCodes(tx, id, name)
  await audit(id, { count })
  return file
}
