import { machine, type StateOf } from '../../machine.ts'

/**
 * `closed` was given up by the buyer before it was paid. Money that arrives all the same, or for which no policy can
 * be made, is `abnormal` until it is back with the buyer; that of a policy cancelled in time is `refunding`.
 */
export const paymentLifecycle = machine('started', {
  started: { pay: 'paid', fail: 'failed', close: 'closed', strand: 'abnormal' },
  paid: { giveBack: 'refunding' },
  failed: { strand: 'abnormal' },
  closed: { strand: 'abnormal' },
  abnormal: { refund: 'refunded' },
  refunding: { refund: 'refunded' },
  refunded: {},
})

export type PaymentState = StateOf<typeof paymentLifecycle>
