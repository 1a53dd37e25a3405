import { machine, type StateOf } from '../../machine.ts'

/**
 * A case that the underwriting rules hand to a person. Their answer is for the answers it was given on: other answers are
 * another case, and one that nobody has decided yet is withdrawn by them.
 */
export const referralLifecycle = machine('waiting', {
  waiting: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  // Terms may be thought better of until they are bought.
  accepted: { accept: 'accepted', decline: 'declined', buy: 'bought', expire: 'expired' },
  declined: { accept: 'accepted' },
  withdrawn: {},
  expired: { accept: 'accepted' },
  bought: {},
})

export type ReferralState = StateOf<typeof referralLifecycle>
