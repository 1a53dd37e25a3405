import { type ComponentType, lazy } from 'react'

export type Load = () => Promise<{ readonly default: ComponentType }>

/** A part that a screen can do without: where it cannot be fetched, the screen stands, and stays, without it. */
export const optionalPart = (load: Load) => lazy(() => load().catch(() => ({ default: () => null })))
