import { event, eventField } from '../../base/event/event.ts'

export const agentEvents = {
  'agent.added': event({
    about: 'A company added somebody to its agents',
    audience: ['agent'],
    isMandatory: true,
    fields: { agentId: eventField.id() },
  }),
} as const
