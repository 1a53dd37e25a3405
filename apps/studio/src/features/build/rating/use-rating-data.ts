import { useQuery } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'
import { readAllPages } from '../../../framework/list/read-all-pages.ts'

export const casesKey = (productId: string) => ['rating', 'listTestCases', productId]

/** The program that is published, as it was compiled. */
export const useBaseline = (productId: string) =>
  useQuery({
    queryKey: ['rating', 'getBaseline', productId],
    queryFn: async () => {
      const found = await client.rating.getBaseline({ id: productId })
      return (
        found && {
          publishedAt: found.publishedAt,
          bytes: Uint8Array.from(atob(found.artefact), (c) => c.charCodeAt(0)),
        }
      )
    },
  })

export const useTestCases = (productId: string) =>
  useQuery({
    queryKey: casesKey(productId),
    queryFn: () =>
      readAllPages(
        (nowPage, pageSize) => client.rating.listTestCases({ productId }, { nowPage, pageSize, orderBy: 'name' }),
        () => {},
      ),
  })
