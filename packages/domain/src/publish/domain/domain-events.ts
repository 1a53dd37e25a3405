import { event, eventField } from '../../base/event/event.ts'

export const domainEvents = {
  'domain.expired': event({
    about: 'A connected domain leads here no more',
    audience: ['leaders'],
    isMandatory: true,
    fields: { domainId: eventField.id() },
  }),
} as const
