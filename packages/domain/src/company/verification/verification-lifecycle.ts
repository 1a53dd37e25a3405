import { machine, type StateOf } from '../../machine.ts'

/** Whether the operator has found a company to be what it says. A failed one corrects and sends again. */
export const verificationLifecycle = machine('pending', {
  pending: { verify: 'verified', fail: 'failed' },
  verified: { change: 'pending' },
  failed: { change: 'pending' },
})

export type VerificationState = StateOf<typeof verificationLifecycle>

/** As the specification names them. */
export const verificationNames = {
  pending: 'Pending To Verify',
  verified: 'Verified',
  failed: 'Verification Failed',
} as const satisfies Record<VerificationState, string>

/** What a reviewer has before them: one submission of one company. */
export const reviewLifecycle = machine('pending', {
  pending: { verify: 'verified', fail: 'failed', replace: 'replaced' },
  verified: {},
  failed: {},
  /** The company sent another before this one was decided. */
  replaced: {},
})

export type ReviewState = StateOf<typeof reviewLifecycle>
