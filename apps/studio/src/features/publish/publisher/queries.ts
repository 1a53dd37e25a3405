import type { Stage } from '@coverwright/domain/publish/publisher/stage'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'

const everything = { nowPage: 1, pageSize: 100 } as const

export const useCounts = () => useQuery(queries.publisher.countStages({}))

/** What a list of publications can be sorted by. */
export const stageOrders = ['name', '-mountedAt', 'expiresAt'] as const

export type StageOrder = (typeof stageOrders)[number]

export const useStage = (stage: Stage | undefined, orderBy: StageOrder = 'name', search = '') =>
  useQuery(
    once(stage, (known) =>
      queries.publisher.listStage({ stage: known, ...(search && { search }) }, { ...everything, orderBy }),
    ),
  )

/** How often each live product was visited in the last day, for whoever publishes. */
export const useRuns = (isWanted: boolean) => {
  const { data } = useQuery({ ...queries.dashboard.listMonitored({ range: 'hours24' }, everything), enabled: isWanted })
  return new Map(data?.items.map(({ productId, run }) => [productId, run]))
}

export const useMount = (id: string | undefined) =>
  useQuery(once(id, (known) => queries.publisher.getMount({ id: known })))

export const useEvents = (host?: string) =>
  useQuery(queries.publisher.listEvents(host ? { host } : {}, { ...everything, orderBy: '-at' }))

export const usePublishSettings = () => useQuery(queries.publisher.getSettings({}))

export const useRequests = () => useQuery(queries.publisher.listRequests({}, { ...everything, orderBy: '-createdAt' }))
