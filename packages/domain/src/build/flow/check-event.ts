import type { OwnFieldKind, RaisableEvent } from '../../base/event/own-field.ts'
import type { Body } from '../body/body.ts'
import { type At, impossible, missing, type Problem, unknown } from '../body/problem.ts'
import type { Property } from '../dataset/property.ts'
import { dataForField, type EventBlock } from './raised.ts'

/** What is known of the company's own events where a journey is checked. */
export interface KnownEvent extends RaisableEvent {
  readonly id: string
}

/** How many events one purchase may raise. */
export const mostRaised = 10

/** What data each kind of field can be filled with; a moment is that of the purchase. */
export const fillsField: Readonly<Record<OwnFieldKind, readonly Property['type'][]>> = {
  number: ['number', 'money'],
  day: ['date'],
  moment: [],
  'yes-no': ['boolean'],
}

interface Surroundings {
  readonly body: Body
  readonly events: readonly KnownEvent[]
  /** What is known when the block is passed. */
  readonly known: ReadonlySet<string>
  /** The page it is passed after, as people know it. */
  readonly after: string
}

/** Whoever waits for an event must get what it promises. */
export function eventProblems(block: EventBlock, at: At, { body, events, known, after }: Surroundings): Problem[] {
  if (!block.eventId) return [missing([...at, 'eventId'], `No event is chosen for what is raised after "${after}"`)]
  const event = events.find(({ id }) => id === block.eventId)
  if (!event) return [unknown([...at, 'eventId'], `The event raised after "${after}" is not there: choose another`)]
  return event.fields.flatMap(({ name, kind }): Problem[] => {
    if (kind === 'moment') return []
    const data = dataForField(block, name)
    const property = body.dataset.properties.find((each) => each.name === data)
    if (!property || !known.has(data))
      return [unknown([...at, 'fields'], `"${name}" has no answer yet when the event is raised: choose data that has`)]
    return fillsField[kind].includes(property.type)
      ? []
      : [impossible([...at, 'fields'], `"${data}" cannot be the field "${name}": it is of another kind`)]
  })
}
