/** What somebody was led to a screen for: it travels with the way there, and no address can put words into it. */
export interface Lack {
  readonly area: string
  readonly message: string
}

export const lackState = ({ area, message }: Lack) => ({ lack: { area, message } })

/** The state of a way is whatever was given with it: it is read as unknown. */
export function lackIn(state: unknown): Lack | undefined {
  if (typeof state !== 'object' || state === null || !('lack' in state)) return undefined
  const { lack } = state
  if (typeof lack !== 'object' || lack === null || !('area' in lack) || !('message' in lack)) return undefined
  const { area, message } = lack
  return typeof area === 'string' && typeof message === 'string' ? { area, message } : undefined
}
