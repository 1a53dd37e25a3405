import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import { unpackRows, unpackSheet } from './unpack.ts'

/** The server works on it elsewhere: asked again until it is done, should the live event be missed. */
const workingMs = 700

export const useTables = (productId: string) =>
  useQuery({
    ...queries.pricing.listTables({ id: productId }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ versions }) => versions.some(({ isWorking }) => isWorking)) ? workingMs * 2 : false,
  })

/** While a version that an edit made is fetched, the one it was made of stays in view. */
export const useVersion = (id: string) =>
  useQuery({
    ...queries.pricing.getVersion({ id }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.isWorking ? workingMs : false),
  })

export const useSheet = (id: string, sheet: string) =>
  useQuery({
    ...madeOf(queries.pricing.getSheet({ id, sheet }), 'unpacked', async () => {
      const { packed } = await client.pricing.getSheet({ id, sheet })
      return packed === null ? null : unpackSheet(packed)
    }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: sheet !== '',
  })

/** The tables in force, as the engine reads them: what the body is checked against and quotes are made from. */
export async function loadActiveTables(productId: string): Promise<RatingTable[]> {
  const active = await client.pricing.getActiveTables({ id: productId })
  return Promise.all(
    active.map(async ({ name, shape, editions }) => {
      const unpacked = editions.map(async ({ from, to, packed }) => ({ from, to, rows: await unpackRows(packed) }))
      return Object.assign({ name, editions: await Promise.all(unpacked) }, shape)
    }),
  )
}

export const useActiveTables = (productId: string) =>
  useQuery(madeOf(queries.pricing.getActiveTables({ id: productId }), 'unpacked', () => loadActiveTables(productId)))

export const useRows = (id: string, revision: number) =>
  useQuery({
    ...madeOf(queries.pricing.getRows({ id }), { revision }, async () => {
      const { shape, packed } = await client.pricing.getRows({ id })
      return shape && packed !== null ? { shape, rows: await unpackRows(packed), saved: { id, revision } } : null
    }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
