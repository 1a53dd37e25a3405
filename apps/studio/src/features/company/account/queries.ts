import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

/** The live stream refreshes whatever begins with `company`. */
export const accountQuery = queryOptions({
  queryKey: ['company', 'getAccount'],
  queryFn: () => client.company.getAccount({}),
})
