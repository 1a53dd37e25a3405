import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { findUsage } from './find-usage.ts'
import { lockConnectorInCompany, tellSites } from './internal.ts'
import { connectors } from './tables.ts'

/** Its runs go with it. A journey that still calls it would go on without what it asks for. */
export const deleteConnectorWith =
  (published: Published): HandlerOf<typeof apiConnector, 'deleteConnector'> =>
  async ({ tx, audit }, { id }) => {
    const { name, role } = await lockConnectorInCompany(tx, id)
    const users = await findUsage(tx, id, published)
    if (users.length > 0) return fail('connector.in-use', { id: users.join(', ') })
    await tx.delete(connectors).where(eq(connectors.id, id))
    if (role) tellSites(tx)
    await audit(id, { name, deleted: true })
    return null
  }
