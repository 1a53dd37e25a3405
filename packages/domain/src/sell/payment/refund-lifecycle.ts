import { machine, type StateOf } from '../../machine.ts'

/** `waiting` was decided here; `given` is what the gateway says it gave back. */
export const refundLifecycle = machine('waiting', { waiting: { give: 'given' }, given: {} })

export type RefundState = StateOf<typeof refundLifecycle>
