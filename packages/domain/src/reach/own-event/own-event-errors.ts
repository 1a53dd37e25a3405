import { messages } from '../../messages.ts'

export const ownEventErrors = {
  'own-event.not-found': { status: 404, message: 'The event could not be found!' },
  'own-event.name-taken': { status: 409, message: 'An event of this name already exists.' },
  'own-event.too-many': { status: 409, message: messages.limitExceeded },
  'own-event.in-use': { status: 409, message: 'Actions wait for this event. Delete them first.' },
  'own-event.wrong-fields': { status: 422, message: 'The fields are not those of the event.' },
  'own-event.unknown-policy': { status: 422, message: 'The policy could not be found.' },
  'own-event.raised-too-often': {
    status: 429,
    message: 'This event was raised too often in the last hour. Try again later.',
  },
} as const
