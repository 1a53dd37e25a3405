import { type OwnFieldKind, type RaisableEvent, typeOfOwn } from '../../base/event/own-field.ts'
import type { FlowBlockOf } from '../page/flow.ts'
import type { DataValues } from '../question/data-values.ts'
import type { Walk } from './walk.ts'

export type EventBlock = FlowBlockOf<'event'>

/** The events that the blocks of a journey raise, by id. */
export type RaisableEvents = Readonly<Record<string, RaisableEvent>>

/** What a purchase raises. */
export interface Raised {
  readonly type: string
  readonly fields: Readonly<Record<string, string | number | boolean>>
}

/** The data that a field of an event is filled with. */
export const dataForField = ({ fields }: Pick<EventBlock, 'fields'>, name: string) =>
  fields.find(({ field }) => field === name)?.data ?? name

/** What is raised by the way a buyer came. A field whose data this buyer was not asked for is left out. */
export function raisedOn({ pages, passed, values }: Walk, events: RaisableEvents, now: Date): Raised[] {
  return pages
    .flatMap(({ path }) => passed[path] ?? [])
    .flatMap(({ block }) => {
      const event = block.kind === 'event' && block.eventId ? events[block.eventId] : undefined
      return block.kind === 'event' && event
        ? [{ type: typeOfOwn(event), fields: fieldsOf(block, event, values, now) }]
        : []
    })
}

function fieldsOf(block: EventBlock, event: RaisableEvent, values: DataValues, now: Date): Raised['fields'] {
  const fields: Record<string, string | number | boolean> = {}
  for (const { name, kind } of event.fields) {
    const value = kind === 'moment' ? now.toISOString() : read[kind](values[dataForField(block, name)])
    if (value !== undefined) fields[name] = value
  }
  return fields
}

const textOf = (value: DataValues[string] | undefined) =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Data is text, as it was answered. */
const read: Readonly<
  Record<
    Exclude<OwnFieldKind, 'moment'>,
    (value: DataValues[string] | undefined) => string | number | boolean | undefined
  >
> = {
  number: (value) => {
    const text = textOf(value)
    return text === undefined || !Number.isFinite(Number(text)) ? undefined : Number(text)
  },
  day: textOf,
  'yes-no': (value) => {
    const text = textOf(value)
    return text === undefined ? undefined : text === 'yes'
  },
}
