import { event, eventField } from '../../base/event/event.ts'

const ofRequest = { audience: ['member'], isMandatory: false, fields: { requestId: eventField.id() } } as const
const ofEvent = { audience: ['member'], isMandatory: false, fields: { scheduleEventId: eventField.id() } } as const

export const publisherEvents = {
  'publisher.approved': event({ about: 'What somebody asked to be published was approved', ...ofRequest }),
  'publisher.rejected': event({ about: 'What somebody asked to be published was rejected', ...ofRequest }),
  'publisher.event-done': event({ about: 'What was scheduled is done', ...ofEvent }),
  'publisher.event-failed': event({ about: 'What was scheduled could not be done', ...ofEvent }),
} as const
