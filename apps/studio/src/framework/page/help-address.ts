import { useLocation } from 'react-router'
import { useMay } from '../../core/session/use-may.ts'

/** Where the screen one is on is explained; undefined for who may not read the guide. */
export function useHelpAddress(): string | undefined {
  const { pathname } = useLocation()
  return useMay('knowledge-base') ? `/knowledge-base?screen=${encodeURIComponent(pathname)}` : undefined
}
