import { machine, type StateOf } from '../../machine.ts'

/** An address messages are sent for. It is ready once somebody has opened the link mailed to it. */
export const senderEmailLifecycle = machine('pending', {
  pending: { open: 'ready', lapse: 'failure' },
  ready: {},
  failure: { resend: 'pending' },
})

export type SenderEmailState = StateOf<typeof senderEmailLifecycle>

interface SenderEmail {
  readonly verifiedAt: Date | null
  readonly expiresAt: Date | null
}

/** A link nobody opened in its time has failed. */
export function senderEmailState({ verifiedAt, expiresAt }: SenderEmail, now: Date): SenderEmailState {
  if (verifiedAt) return 'ready'
  return expiresAt && expiresAt > now ? 'pending' : 'failure'
}
