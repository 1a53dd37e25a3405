import { z } from 'zod'

/** Plain facts alone: rows of events outlive whoever is erased, so no text that could name somebody. */
export const ownFieldKinds = ['number', 'day', 'moment', 'yes-no'] as const
export type OwnFieldKind = (typeof ownFieldKinds)[number]

/** An event that a company added, as whatever raises it knows it. */
export const RaisableEvent = z.object({
  name: z.string(),
  fields: z.array(z.object({ name: z.string(), kind: z.enum(ownFieldKinds) })),
})
export type RaisableEvent = z.output<typeof RaisableEvent>

/** The noun of the events that a company adds. */
export const ownNoun = 'own'

/** The type under which an own event is raised and waited for. */
export const typeOfOwn = ({ name }: Pick<RaisableEvent, 'name'>) => `${ownNoun}.${name}`
