import { type Body, parseBody } from '@coverwright/domain/body/body'
import { dataOfBody } from '@coverwright/domain/pricing-table/data-of-body'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../app/wire/client.ts'
import { unpackRows, unpackSheet } from './unpack.ts'

/** The server works on it elsewhere: asked again until it is done, should the live event be missed. */
const workingMs = 700

export const useTables = (productId: string) =>
  useQuery({
    queryKey: ['pricing', 'listTables', { id: productId }],
    queryFn: () => client.pricing.listTables({ id: productId }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ versions }) => versions.some(({ isWorking }) => isWorking)) ? workingMs * 2 : false,
  })

export const useVersion = (id: string) =>
  useQuery({
    queryKey: ['pricing', 'getVersion', { id }],
    queryFn: () => client.pricing.getVersion({ id }),
    refetchInterval: ({ state }) => (state.data?.isWorking ? workingMs : false),
  })

export const useSheet = (id: string, sheet: string) =>
  useQuery({
    queryKey: ['pricing', 'getSheet', { id, sheet }],
    queryFn: async () => {
      const { packed } = await client.pricing.getSheet({ id, sheet })
      return packed === null ? null : unpackSheet(packed)
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: sheet !== '',
  })

export const useRows = (id: string, revision: number) =>
  useQuery({
    queryKey: ['pricing', 'getRows', { id, revision }],
    queryFn: async () => {
      const { shape, packed } = await client.pricing.getRows({ id })
      return shape && packed !== null ? { shape, rows: await unpackRows(packed) } : null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What columns can mean: the data of the product's body. */
export const useKnownData = (productId: string) =>
  useQuery({
    queryKey: ['product', 'getBody', { id: productId }, 'data'],
    queryFn: async () => {
      const { body } = await client.product.getBody({ id: productId })
      return body === null ? [] : dataOfBody(parseBody(body) satisfies Body)
    },
  })

export function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['pricing'] })
}
