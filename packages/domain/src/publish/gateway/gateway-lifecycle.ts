import { machine, type StateOf } from '../../machine.ts'

/** One gateway of a company. Activating one deactivates whichever was active: money goes one way. */
export const gatewayLifecycle = machine('not-configured', {
  'not-configured': { install: 'installed' },
  installed: { activate: 'active' },
  active: { deactivate: 'inactive' },
  inactive: { activate: 'active' },
})

export type GatewayState = StateOf<typeof gatewayLifecycle>
