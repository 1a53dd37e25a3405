import type { suppression } from '@coverwright/contract/sell/suppression'
import { eq } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { addressHash, toSuppression } from './internal.ts'
import { suppressions } from './tables.ts'

export const listAddresses: HandlerOf<typeof suppression, 'listAddresses'> = async (
  { tx, actor },
  { search },
  { orderBy = '-createdAt', ...paging },
) => {
  const where = search ? eq(suppressions.addressHash, addressHash(actor.companyId, search)) : undefined
  const { items, ...page } = await selectPage(tx, suppressions, where, { orderBy, ...paging })
  return { items: items.map(toSuppression), ...page }
}
