import { machine, type StateOf } from '../../machine.ts'

/** Ready once a call answered as its outputs expect, or somebody said what it would answer. */
export const connectorLifecycle = machine('draft', {
  draft: { prove: 'ready' },
  ready: { pause: 'paused' },
  paused: { resume: 'ready' },
})

export type ConnectorState = StateOf<typeof connectorLifecycle>
