import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

const all = { nowPage: 1, pageSize: 100 } as const

/** Asked again by the minute: the portal shuts by itself. */
export const usePortal = () =>
  useQuery({
    queryKey: ['maintenance', 'portal'],
    queryFn: () => client.maintenance.getPortal({}),
    refetchInterval: 60_000,
  })

export const useDocuments = () =>
  useQuery({ queryKey: ['maintenance', 'documents'], queryFn: () => client.maintenance.listDocuments({}) })

export const useReplacements = () =>
  useQuery({
    queryKey: ['maintenance', 'replacements'],
    queryFn: () => client.maintenance.listReplacements({}, all),
    refetchInterval: 30_000,
  })

export const useWindows = () =>
  useQuery({
    queryKey: ['maintenance', 'windows'],
    queryFn: () => client.maintenance.listWindows({}, all),
    refetchInterval: 30_000,
  })

export function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['maintenance'] })
}
