import { useQuery } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'

/** What can be put at an address: a product as it is now, or what is being tested of one. */
export function useCandidates() {
  const products = useQuery(queries.product.listProducts({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }))
  const staged = useQuery(
    queries.publisher.listStage({ stage: 'staging' }, { nowPage: 1, pageSize: 100, orderBy: 'name' }),
  )
  return {
    products: (products.data?.items ?? []).filter(
      ({ state, hasBody, hasShell }) => state !== 'trash' && hasBody && hasShell,
    ),
    staged: staged.data?.items ?? [],
  }
}

/** The release behind a choice: `release:<id>` as it was tested, `product:<id>` frozen as it is now. */
export async function releaseOf(choice: string): Promise<string> {
  const [kind, id = ''] = choice.split(':')
  return kind === 'release' ? id : (await client.publisher.makeRelease({ id })).id
}
