import type { product } from '@coverwright/contract/product'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { findActiveTables } from '../pricing-table/index.ts'
import { getProductInCompany } from './internal.ts'

export const getTables: HandlerOf<typeof product, 'getTables'> = async ({ tx }, { id }) => {
  await getProductInCompany(tx, id)
  return { tables: await findActiveTables(tx, id) }
}
