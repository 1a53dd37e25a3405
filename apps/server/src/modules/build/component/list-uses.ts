import type { component } from '@coverwright/contract/build/component'
import { componentLimits } from '@coverwright/domain/build/component/component'
import { asc, count, inArray } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { ownersWith } from '../document/index.ts'
import { products } from '../product/index.ts'
import { getComponentInCompany } from './internal.ts'

export const listUses: HandlerOf<typeof component, 'listUses'> = async ({ tx }, { id }) => {
  await getComponentInCompany(tx, id)
  const using = inArray(products.id, ownersWith(tx, 'shell', '$.pages.** ? (@.componentId == $id)', { id }))
  const found = await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(using)
    .orderBy(asc(products.name))
    .limit(componentLimits.uses)
  const [all] = await tx.select({ count: count() }).from(products).where(using)
  return { products: found, count: all?.count ?? found.length }
}
