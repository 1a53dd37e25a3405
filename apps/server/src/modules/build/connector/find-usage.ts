import { and, inArray, ne } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { ownersWith } from '../document/index.ts'
import { type Published, products } from '../product/index.ts'

/** The names of the products, but for those in the trash, whose journey calls the connector, as designed or as it is sold; and of what it fills. */
export async function findUsage(tx: ReadTx, connectorId: string, { productsCalling }: Published): Promise<string[]> {
  const calling = ownersWith(tx, 'shell', '$.flow.blocks[*].connectorId ? (@ == $connector)', {
    connector: connectorId,
  })
  const found = await tx
    .select({ name: products.name })
    .from(products)
    .where(and(ne(products.state, 'trash'), inArray(products.id, calling)))
  const { rows: filled } = await clientOf(tx).query<{ name: string }>(filledBy, [connectorId])
  return [...new Set([...[...found, ...filled].map(({ name }) => name), ...(await productsCalling(tx, connectorId))])]
}

export const fillsSource = async (tx: ReadTx, connectorId: string): Promise<boolean> =>
  (await clientOf(tx).query(filledBy, [connectorId])).rowCount !== 0

const filledBy = 'select name from data_source where connector_id = $1 order by name'
