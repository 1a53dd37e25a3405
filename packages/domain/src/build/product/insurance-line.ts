import type { InsuranceLine } from './product.ts'

export const lineStates = ['ready', 'coming-soon'] as const

export type LineState = (typeof lineStates)[number]

/** What of the lines can be built today; one that is coming soon is shown, and cannot be chosen. */
export const stateOfLine: Readonly<Record<InsuranceLine, LineState>> = {
  pet: 'ready',
  car: 'ready',
  home: 'ready',
  travel: 'ready',
  landlord: 'ready',
  van: 'ready',
  motorbike: 'ready',
  life: 'ready',
}
