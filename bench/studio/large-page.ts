import type { Product } from '../../e2e/run-product.ts'

interface LargePage {
  readonly productId: string
  /** The design as it is kept, with so many blocks on its first page. */
  readonly shell: unknown
}

/** A product whose first page has very many blocks. */
export async function makeLargePage({ database }: Pick<Product, 'database'>, blocks: number): Promise<LargePage> {
  const { rows } = await database.query(`select p.id, d.content as shell from product p
     join document d on d.company_id = p.company_id and d.owner_id = p.id and d.kind = 'shell'
     where name = 'Pet Lifetime'`)
  const { id: productId, shell } = rows[0]
  const home = shell.pages.find(({ path }: { path: string }) => path === '/')
  const main = home.content.find(({ type }: { type: string }) => type === 'Main')
  main.props.content = Array.from({ length: blocks }, (_none, at) => ({
    type: 'Note',
    props: { id: `note-${at}`, title: `Note ${at}`, text: 'A few words that stand on the page.' },
  }))
  await database.query(
    `update document set content = $1, revision = revision + 1 where owner_id = $2 and kind = 'shell'`,
    [JSON.stringify(shell), productId],
  )
  return { productId, shell }
}
