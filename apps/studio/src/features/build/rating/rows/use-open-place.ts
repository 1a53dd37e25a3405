import { useEffect } from 'react'
import { usePlace } from '../../body-editing/place.ts'

/** Opens the step or rule that the address names: a trace, or a list of what is missing, leads here. */
export function useOpenPlace(list: 'steps' | 'rules', show: (position: number) => void) {
  const at = usePlace()
  useEffect(() => {
    const position = new RegExp(`^rating\\.${list}\\.(\\d+)`).exec(at)?.[1]
    if (position !== undefined) show(Number(position))
  }, [at, list, show])
}
