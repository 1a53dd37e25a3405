import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'

const all = { nowPage: 1, pageSize: 100 } as const

/** Asked again by the minute: the portal shuts by itself. */
export const usePortal = () =>
  useQuery({
    ...queries.maintenance.getPortal({}),
    refetchInterval: 60_000,
  })

export const useDocuments = () => useQuery(queries.maintenance.listDocuments({}))

export const useReplacements = () =>
  useQuery({
    ...queries.maintenance.listReplacements({}, all),
    refetchInterval: 30_000,
  })

export const useWindows = () =>
  useQuery({
    ...queries.maintenance.listWindows({}, all),
    refetchInterval: 30_000,
  })
