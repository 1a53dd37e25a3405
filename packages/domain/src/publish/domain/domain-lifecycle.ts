import { machine, type StateOf } from '../../machine.ts'

/**
 * `apply`: records are waited for. `binding`: they were found, the certificate is on its way. `success`: the name
 * answers over HTTPS. `expired`: it no longer does, and must be proven again. A released name is nobody's.
 */
export const domainLifecycle = machine('apply', {
  apply: { prove: 'binding', release: 'released' },
  binding: { certify: 'success', lose: 'apply', release: 'released' },
  success: { certify: 'success', expire: 'expired', release: 'released' },
  expired: { prove: 'binding', release: 'released' },
  released: {},
})

export type DomainState = StateOf<typeof domainLifecycle>

/** Somebody has shown that the name is theirs: nobody else publishes under it. */
export const provenStates = ['binding', 'success'] as const satisfies readonly DomainState[]
