import type { Product } from './start-product.ts'

/** As the database has it. */
export async function storedDocument({ database }: Pick<Product, 'database'>, ownerId: string, kind: 'body' | 'shell') {
  const { rows } = await database.query('select content from document where owner_id = $1 and kind = $2', [
    ownerId,
    kind,
  ])
  return rows[0]?.content
}
