import { machine, type StateOf } from '../../machine.ts'

/**
 * One buyer's way through a journey. Changing an answer takes it back to `open`: what was declared and what was about
 * to be paid were for the answers before. Nothing expires while a payment is under way.
 */
export const applicationLifecycle = machine('open', {
  open: { change: 'open', refer: 'referred', decline: 'declined', declare: 'declared', expire: 'expired' },
  referred: { change: 'open', expire: 'expired' },
  declined: { change: 'open', expire: 'expired' },
  declared: { change: 'open', declare: 'declared', pay: 'paying', expire: 'expired' },
  // Who comes back from the gateway and confirms the same again goes on with the same payment.
  paying: { change: 'open', declare: 'paying', pay: 'paying', fail: 'declared', issue: 'issued' },
  expired: {},
  issued: {},
})

export type ApplicationState = StateOf<typeof applicationLifecycle>
