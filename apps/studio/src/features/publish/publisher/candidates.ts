import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'

/** What can be put at an address: what stands in staging, as it is. */
export function useCandidates() {
  const staged = useQuery(
    queries.publisher.listStage({ stage: 'staging' }, { nowPage: 1, pageSize: 100, orderBy: 'name' }),
  )
  return { isKnown: staged.data !== undefined, staged: staged.data?.items ?? [] }
}
