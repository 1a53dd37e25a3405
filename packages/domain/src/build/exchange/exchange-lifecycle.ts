import { machine, type StateOf } from '../../machine.ts'

/** How far an item is on its way to other companies. What state it is in says nothing of what was changed since. */
export const exchangeLifecycle = machine('pending', {
  pending: { submit: 'submitted' },
  submitted: { approve: 'approved', reject: 'rejected', takeBack: 'pending' },
  approved: { submit: 'submitted', withdraw: 'pending' },
  rejected: { submit: 'submitted' },
})

export type ExchangeState = StateOf<typeof exchangeLifecycle>

/** What a reviewer has before them: one version of one item, as it was submitted. */
export const exchangeReviewLifecycle = machine('pending', {
  pending: { approve: 'approved', reject: 'rejected', replace: 'replaced' },
  approved: {},
  rejected: {},
  /** Taken back, or submitted anew, before it was decided. */
  replaced: {},
})

export type ExchangeReviewState = StateOf<typeof exchangeReviewLifecycle>
