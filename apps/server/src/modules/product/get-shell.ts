import type { product } from '@coverwright/contract/product'
import { Shell } from '@coverwright/domain/page/shell'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { getProductInCompany } from './internal.ts'

export const getShell: HandlerOf<typeof product, 'getShell'> = async ({ tx }, { id }) => {
  const { revision, shell } = await getProductInCompany(tx, id)
  return { revision, shell: shell === null ? null : { ...Shell.parse(shell) } }
}
