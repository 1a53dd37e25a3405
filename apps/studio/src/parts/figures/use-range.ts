import { type StatisticsRange, statisticsRanges } from '@coverwright/domain/insight/statistics/key-figures'
import { useSearchParams } from 'react-router'

/** In the address, so that a copied link shows the same figures. */
export function useRange() {
  const [params, setParams] = useSearchParams()
  const range: StatisticsRange = statisticsRanges.find((one) => one === params.get('range')) ?? 'days30'
  const mode = params.get('mode') === 'test' ? 'test' : 'live'
  const change = (next: { readonly range?: string; readonly mode?: string }) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        for (const [key, value] of Object.entries(next)) if (value) changed.set(key, value)
        return changed
      },
      { replace: true },
    )
  return { range, mode, change } as const
}
