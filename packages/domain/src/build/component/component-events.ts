import { event, eventField } from '../../base/event/event.ts'

const fields = { componentId: eventField.id() }

export const componentEvents = {
  'component.submitted': event({
    about: 'A component waits for approval',
    audience: ['leaders'],
    isMandatory: false,
    fields,
  }),
  'component.approved': event({ about: 'A component was approved', audience: ['member'], isMandatory: false, fields }),
  'component.rejected': event({ about: 'A component was rejected', audience: ['member'], isMandatory: false, fields }),
} as const
