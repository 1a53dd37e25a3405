import { machine } from '../../machine.ts'

/** What the network let in last. Posts of an account that needs attention wait. */
export const postAccountLifecycle = machine('untested', {
  untested: { connect: 'connected', lose: 'needs-attention' },
  connected: { connect: 'connected', lose: 'needs-attention', change: 'untested' },
  'needs-attention': { connect: 'connected', lose: 'needs-attention', change: 'untested' },
})
