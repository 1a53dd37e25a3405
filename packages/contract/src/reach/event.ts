import {
  EventCard,
  OwnEvent,
  OwnEventForm,
  OwnEventRef,
  RaisedForm,
} from '@coverwright/domain/reach/own-event/own-event'
import { z } from 'zod'
import { call, can, group, reads } from '../call.ts'

/** There is one catalogue: what a live program raises is checked by it. */
const changing = { access: can('manage-events'), audit: true, isLive: true } as const

/** What can happen, and what a company adds to it. */
export const event = group('event', {
  listEvents: call({ access: reads('events'), input: z.strictObject({}), output: z.array(EventCard) }),
  /** The company's own alone, for whoever designs what raises them. */
  listOwnEvents: call({ access: reads('ownEvents'), input: z.strictObject({}), output: z.array(OwnEvent) }),
  /** Makes one, or changes the one that is named. */
  saveEvent: call({
    ...changing,
    input: OwnEventForm,
    output: EventCard,
    errors: ['own-event.not-found', 'own-event.name-taken', 'own-event.too-many', 'own-event.in-use'],
  }),
  deleteEvent: call({
    ...changing,
    input: OwnEventRef,
    output: z.null(),
    errors: ['own-event.not-found', 'own-event.in-use'],
  }),
  /** Answers the id of the event. Sent again under the same idempotency key it is raised once. */
  raiseEvent: call({
    ...changing,
    input: RaisedForm,
    output: z.uuid(),
    errors: ['own-event.not-found', 'own-event.wrong-fields', 'own-event.unknown-policy', 'own-event.raised-too-often'],
  }),
})
