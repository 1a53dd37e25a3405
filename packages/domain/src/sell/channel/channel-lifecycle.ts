import { machine, type StateOf } from '../../machine.ts'

export const channelLifecycle = machine('activated', {
  activated: { deactivate: 'deactivated' },
  deactivated: { activate: 'activated' },
})

export type ChannelState = StateOf<typeof channelLifecycle>
