import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

/** While a certificate is on its way the screen looks by itself. */
const lookMs = 2000

export const useDomain = (id: string | null) =>
  useQuery({
    queryKey: ['domain', 'getDomain', { id }],
    queryFn: id ? () => client.domain.getDomain({ id }) : skipToken,
    refetchInterval: ({ state }) => (state.data?.state === 'binding' ? lookMs : false),
  })

export const useDomains = () =>
  useQuery({
    queryKey: ['domain', 'getDoaminList', 'all'],
    queryFn: () => client.domain.getDoaminList({}, { nowPage: 1, pageSize: 100, orderBy: 'name' }),
  })

export function useRefreshDomains() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['domain'] })
}
