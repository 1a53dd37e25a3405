import { machine, type StateOf } from '../../machine.ts'

export const agentLifecycle = machine('activated', {
  activated: { deactivate: 'deactivated' },
  deactivated: { activate: 'activated' },
})

export type AgentState = StateOf<typeof agentLifecycle>
