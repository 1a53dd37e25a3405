import type { product } from '@coverwright/contract/product'
import { parseBody } from '@coverwright/domain/body/body'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getProductInCompany } from './internal.ts'

export const getBody: HandlerOf<typeof product, 'getBody'> = async ({ tx }, { id }) => {
  const { revision, body } = await getProductInCompany(tx, id)
  return { revision, body: body === null ? null : { ...parseBody(body) } }
}
