import type { event } from '@coverwright/contract/reach/event'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { deleteEvent } from './delete-event.ts'
import { listEvents, listOwnEvents } from './list-events.ts'
import { raiseEvent } from './raise-own-event.ts'
import { saveEvent } from './save-event.ts'

export const eventCalls: HandlersOf<typeof event> = { listEvents, listOwnEvents, saveEvent, deleteEvent, raiseEvent }
