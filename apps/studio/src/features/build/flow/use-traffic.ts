import { useQuery } from '@tanstack/react-query'
import { useMayRead } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'

/** Of the last 30 days, for whoever may read figures. */
export function useTraffic(productId: string) {
  const enabled = useMayRead('traffic')
  const { data } = useQuery({
    ...queries.dashboard.getTraffic({ range: 'days30', mode: 'live', productId }),
    enabled,
  })
  return data
}
