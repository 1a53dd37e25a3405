import type { Stage } from '@coverwright/domain/publish/publisher/stage'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

const everything = { nowPage: 1, pageSize: 100 } as const

export const useCounts = () =>
  useQuery({ queryKey: ['publisher', 'countStages'], queryFn: () => client.publisher.countStages({}) })

export const useStage = (stage: Stage | undefined) =>
  useQuery({
    queryKey: ['publisher', 'listStage', { stage }],
    queryFn: stage ? () => client.publisher.listStage({ stage }, { ...everything, orderBy: 'name' }) : skipToken,
  })

export const useMount = (id: string | undefined) =>
  useQuery({
    queryKey: ['publisher', 'getMount', { id }],
    queryFn: id ? () => client.publisher.getMount({ id }) : skipToken,
  })

export const useEvents = (host?: string) =>
  useQuery({
    queryKey: ['publisher', 'listEvents', { host }],
    queryFn: () => client.publisher.listEvents(host ? { host } : {}, { ...everything, orderBy: '-at' }),
  })

export const usePublishSettings = () =>
  useQuery({ queryKey: ['publisher', 'getSettings'], queryFn: () => client.publisher.getSettings({}) })

export const useRequests = () =>
  useQuery({
    queryKey: ['publisher', 'listRequests'],
    queryFn: () => client.publisher.listRequests({}, { ...everything, orderBy: '-createdAt' }),
  })

/** Everything that shows where products are looks again. */
export function useRefresh() {
  const queries = useQueryClient()
  return () => Promise.all(['product', 'publisher'].map((group) => queries.invalidateQueries({ queryKey: [group] })))
}
