import { event, eventField } from '../../base/event/event.ts'

export const trafficEvents = {
  'traffic.site-down': event({
    about: 'A live site did not answer twice in a row',
    audience: ['leaders'],
    isMandatory: false,
    fields: { outageId: eventField.id(), productId: eventField.id(), host: eventField.host() },
  }),
} as const
