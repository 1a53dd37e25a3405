import type { Stage } from '@coverwright/domain/publish/publisher/stage'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'

const everything = { nowPage: 1, pageSize: 100 } as const

export const useCounts = () => useQuery(queries.publisher.countStages({}))

export const useStage = (stage: Stage | undefined) =>
  useQuery(once(stage, (known) => queries.publisher.listStage({ stage: known }, { ...everything, orderBy: 'name' })))

export const useMount = (id: string | undefined) =>
  useQuery(once(id, (known) => queries.publisher.getMount({ id: known })))

export const useEvents = (host?: string) =>
  useQuery(queries.publisher.listEvents(host ? { host } : {}, { ...everything, orderBy: '-at' }))

export const usePublishSettings = () => useQuery(queries.publisher.getSettings({}))

export const useRequests = () => useQuery(queries.publisher.listRequests({}, { ...everything, orderBy: '-createdAt' }))
