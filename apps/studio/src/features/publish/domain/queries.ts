import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'

/** While a certificate is on its way the screen looks by itself. */
const lookMs = 2000

export const useDomain = (id: string | null) =>
  useQuery({
    ...once(id, (known) => queries.domain.getDomain({ id: known })),
    refetchInterval: ({ state }) => (state.data?.state === 'binding' ? lookMs : false),
  })

export const useDomains = () =>
  useQuery(queries.domain.getDoaminList({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }))
