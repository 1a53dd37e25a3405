import { useQuery } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import { readAllPages } from '../../../framework/list/read-all-pages.ts'

/** The program that is published, as it was compiled. */
export const useBaseline = (productId: string) =>
  useQuery(
    madeOf(queries.rating.getBaseline({ id: productId }), 'read', async () => {
      const found = await client.rating.getBaseline({ id: productId })
      return (
        found && {
          publishedAt: found.publishedAt,
          bytes: Uint8Array.from(atob(found.artefact), (c) => c.charCodeAt(0)),
        }
      )
    }),
  )

export const useTestCases = (productId: string) =>
  useQuery(
    madeOf(queries.rating.listTestCases({ productId }), 'all', () =>
      readAllPages(
        (nowPage, pageSize) => client.rating.listTestCases({ productId }, { nowPage, pageSize, orderBy: 'name' }),
        () => {},
      ),
    ),
  )
