import type { Machine } from '@coverwright/domain/machine'

export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'neutral'
interface Look {
  readonly tone: Tone
  /** A filled dot is settled, a ring is waiting. */
  readonly mark: 'dot' | 'ring'
}

const settled = (tone: Tone): Look => ({ tone, mark: 'dot' })
const waiting = (tone: Tone): Look => ({ tone, mark: 'ring' })

/** Every state a badge can show. Its word stands in the texts under `status.<key>`. */
export const statuses = {
  live: settled('success'),
  verified: settled('success'),
  ready: settled('success'),
  active: settled('success'),
  activated: settled('success'),
  paid: settled('success'),
  connected: settled('success'),
  autoRenew: settled('success'),
  approved: settled('success'),
  done: settled('success'),
  sent: settled('success'),
  inUse: settled('success'),
  registered: settled('success'),
  accepted: settled('success'),
  passed: settled('success'),
  moved: settled('success'),
  executed: settled('success'),
  success: settled('success'),
  published: settled('success'),
  answered: settled('success'),
  staging: settled('info'),
  preLive: settled('info'),
  binding: settled('info'),
  installed: settled('info'),
  confirmed: settled('info'),
  scheduled: waiting('info'),
  planned: waiting('info'),
  pending: waiting('info'),
  submitted: waiting('info'),
  queued: waiting('info'),
  invited: waiting('info'),
  notSent: waiting('neutral'),
  pendingToVerify: waiting('info'),
  willExpire: settled('warning'),
  closed: settled('warning'),
  referred: settled('warning'),
  unpaid: settled('warning'),
  runningLow: settled('warning'),
  suspended: settled('warning'),
  suspend: settled('warning'),
  running: settled('warning'),
  blocked: settled('warning'),
  heldBack: settled('warning'),
  unsure: settled('warning'),
  needsAttention: settled('warning'),
  notKnown: settled('warning'),
  failed: settled('danger'),
  failure: settled('danger'),
  verificationFailed: settled('danger'),
  expired: settled('danger'),
  'run-out': settled('warning'),
  rejected: settled('danger'),
  declined: settled('danger'),
  abnormal: settled('danger'),
  runOut: settled('danger'),
  identifyFailed: settled('danger'),
  offline: settled('neutral'),
  unpublished: settled('neutral'),
  notInDocuments: settled('danger'),
  inactive: settled('neutral'),
  deactivated: settled('neutral'),
  dismounted: settled('neutral'),
  unregistered: settled('neutral'),
  inTrash: settled('neutral'),
  kept: settled('neutral'),
  keptText: settled('neutral'),
  revoked: settled('neutral'),
  replaced: settled('neutral'),
  ended: settled('neutral'),
  over: settled('neutral'),
  cancelled: settled('neutral'),
  paused: settled('neutral'),
  disabled: settled('danger'),
  draft: waiting('neutral'),
  notSetUp: waiting('neutral'),
  unused: waiting('neutral'),
  untested: waiting('neutral'),
} as const satisfies Readonly<Record<string, Look>>

export type Status = keyof typeof statuses

/**
 * How the states of a lifecycle look: `statusesOf(channelLifecycle, { activated: 'activated', … })`. A state without a
 * look does not compile.
 */
export const statusesOf = <State extends string>(
  _machine: Pick<Machine<State, string>, 'states'>,
  looks: Readonly<Record<State, Status>>,
) => looks
