import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'

/** Everything the screens of this feature read begins with it: a change looks at all of it again. */
export const partnerKey = ['partnership'] as const

const one = { nowPage: 1, pageSize: 1 } as const

/** How many there are, for the tabs. */
export const countsQuery = queryOptions({
  queryKey: [...partnerKey, 'counts'],
  queryFn: async () => {
    const [active, insurers] = await Promise.all([
      client.login.getBrokerList({ status: 'active' }, one),
      client.insurers.insurersList({}, one),
    ])
    return { partners: active.total, insurers: insurers.total }
  },
})

export const listingQuery = queryOptions({
  queryKey: [...partnerKey, 'listing'],
  queryFn: () => client.insurers.getListing({}),
})

export function usePartnerChange() {
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: partnerKey })
  return {
    refresh,
    /** Done at once; what fails is said. */
    act: (work: () => Promise<unknown>) => void work().then(refresh, sayFailed),
  }
}
