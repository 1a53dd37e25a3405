import { machine, type StateOf } from '../../machine.ts'

/** What was executed is kept. Before that was so it could be trashed: such a one comes back as it was. */
export const agreementLifecycle = machine('pending', {
  pending: { execute: 'executed', trash: 'trash' },
  executed: {},
  trash: { restore: 'pending', restoreExecuted: 'executed' },
})

export type AgreementState = StateOf<typeof agreementLifecycle>
