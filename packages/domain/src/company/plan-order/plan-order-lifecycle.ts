import { machine, type StateOf } from '../../machine.ts'

/** `abnormal` is money that came for what was given up or had changed: it goes back. */
export const planOrderLifecycle = machine('unpaid', {
  unpaid: { pay: 'paid', strand: 'abnormal' },
  paid: {},
  abnormal: {},
})

export type PlanOrderState = StateOf<typeof planOrderLifecycle>
