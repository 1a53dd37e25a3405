import type { apiConnector } from '@coverwright/contract/build/api-connector'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { findUsage } from './find-usage.ts'
import { getConnectorInCompany } from './internal.ts'

export const getUsageWith =
  (published: Published): HandlerOf<typeof apiConnector, 'getUsage'> =>
  async ({ tx }, { id }) => {
    await getConnectorInCompany(tx, id)
    return { products: await findUsage(tx, id, published) }
  }
