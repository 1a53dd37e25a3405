import { machine, type StateOf } from '../../machine.ts'

/** What was executed stays so in the trash and comes back as it was. */
export const agreementLifecycle = machine('pending', {
  pending: { execute: 'executed', trash: 'trash' },
  executed: { trash: 'trash' },
  trash: { restore: 'pending', restoreExecuted: 'executed' },
})

export type AgreementState = StateOf<typeof agreementLifecycle>
