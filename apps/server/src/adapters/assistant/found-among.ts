import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import type { Found, FoundPassage } from './assistant.ts'

interface Thresholds {
  readonly unsureBelow: number
  readonly notFoundBelow: number
}

/** The best, as far as one can be sure of them. */
export function foundAmong(
  best: readonly FoundPassage[],
  sureness: number,
  { unsureBelow, notFoundBelow }: Thresholds,
  isByMeaning: boolean,
): Found {
  const near = best.map(({ documentId, passage }) => ({ documentId, passage }))
  if (sureness < notFoundBelow) return { outcome: 'not-found', passages: [], near, isByMeaning }
  const passages = near.slice(0, hubLimits.passages)
  return { outcome: sureness < unsureBelow ? 'unsure' : 'answered', passages, near, isByMeaning }
}
