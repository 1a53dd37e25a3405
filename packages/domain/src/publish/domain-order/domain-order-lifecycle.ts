import { machine, type StateOf } from '../../machine.ts'

/**
 * `paid`: the registrar is asked. `registered`: the name is the company's. `abnormal`: what was paid goes back, for there is
 * no name for it.
 */
export const domainOrderLifecycle = machine('unpaid', {
  unpaid: { pay: 'paid', strand: 'abnormal' },
  paid: { register: 'registered', refuse: 'abnormal' },
  registered: {},
  abnormal: {},
})

export type DomainOrderState = StateOf<typeof domainOrderLifecycle>
