import { queryOptions } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

/** The live stream refreshes whatever begins with `company`. */
export const profileQuery = queryOptions({
  queryKey: ['company', 'getCompanyData'],
  queryFn: () => client.login.getCompanyData({}),
})

export const documentsQuery = queryOptions({
  queryKey: ['company', 'listDocuments'],
  queryFn: () => client.company.listDocuments({}),
})
