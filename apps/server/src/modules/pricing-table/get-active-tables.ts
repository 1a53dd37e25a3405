import type { rating } from '@coverwright/contract/rating'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getProductInCompany } from '../product/index.ts'
import { findActiveTables } from './find-active-tables.ts'

export const getActiveTables: HandlerOf<typeof rating, 'getActiveTables'> = async ({ tx }, { id }) => {
  await getProductInCompany(tx, id)
  return await findActiveTables(tx, id)
}
