import { event, eventField } from '../../base/event/event.ts'

export const agentPageEvents = {
  'agent-page.confirmed': event({
    about: 'An agent confirmed the home page that was made for them',
    audience: ['leaders'],
    isMandatory: false,
    fields: { agentPageId: eventField.id() },
  }),
  'agent-page.declined': event({
    about: 'An agent does not want the home page that was made for them',
    audience: ['leaders'],
    isMandatory: false,
    fields: { agentPageId: eventField.id() },
  }),
  'agent-page.lead-left': event({
    about: 'A visitor of an agent’s home page wrote to the agent',
    audience: ['agent'],
    isMandatory: true,
    fields: { leadId: eventField.id() },
  }),
} as const
