import { machine, type StateOf } from '../../machine.ts'

/**
 * `open` is on offer until its last day. Accepting is the buyer's: it was paid for. Referring and declining are the
 * underwriting rules'. A quote for other answers replaces the one before.
 */
export const quoteLifecycle = machine('open', {
  open: { accept: 'accepted', refer: 'referred', decline: 'declined', replace: 'replaced', expire: 'expired' },
  referred: { approve: 'open', decline: 'declined', replace: 'replaced', expire: 'expired' },
  declined: { replace: 'replaced', expire: 'expired' },
  accepted: {},
  replaced: {},
  expired: { replace: 'replaced' },
})

export type QuoteState = StateOf<typeof quoteLifecycle>
