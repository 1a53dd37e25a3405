import { event, eventField } from '../../base/event/event.ts'

export const dataSourceEvents = {
  'data-source.not-refreshed': event({
    about: 'A list that is filled through a connector could not be, or came back half as long: it is as it was',
    audience: ['leaders'],
    isMandatory: true,
    fields: { dataSourceId: eventField.id() },
  }),
} as const
