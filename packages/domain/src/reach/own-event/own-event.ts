import { z } from 'zod'
import { type OwnFieldKind, ownFieldKinds } from '../../base/event/own-field.ts'
import { dataName } from '../../build/dataset/data-name.ts'
import { idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { leadingFields } from '../automation/triggers.ts'

export const maxOwnEvents = 50
export const maxOwnFields = 10
/** How often one of them can be raised. */
export const mostRaisedAnHour = 1000

/** A day under such a name would be looked up as if it were somebody's policy. */
const fieldName = dataName.refine((name) => !leadingFields.has(name), 'This name is kept for what leads to a customer')

const OwnField = z.strictObject({ name: fieldName, kind: oneOf(ownFieldKinds) })

const hasOneOfEach = (fields: readonly { readonly name: string }[]) =>
  new Set(fields.map(({ name }) => name)).size === fields.length

const name = z
  .string(messages.required)
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Use small letters and digits, with - between words: claim-opened')
  .max(40, 'Use 40 characters or fewer')

export const OwnEventForm = z
  .strictObject({
    /** Absent for a new one. */
    id: idOf('ownEvent').optional(),
    name,
    /** What happened, as lists say it. */
    about: requiredText(120),
    fields: z.array(OwnField).max(maxOwnFields).refine(hasOneOfEach, messages.alreadyExists),
  })
  .meta({
    id: 'OwnEventForm',
    examples: [{ name: 'claim-opened', about: 'A claim was opened', fields: [{ name: 'claimed_on', kind: 'day' }] }],
  })

export const OwnEventRef = z.strictObject({ id: idOf('ownEvent') })

export const RaisedForm = z
  .strictObject({
    name,
    /** Whose it is: by the policy its holder is found, who can be written to. */
    policyId: idOf('policy').optional(),
    fields: z.record(dataName, z.union([z.number(), z.boolean(), z.string().max(40)])).default({}),
  })
  .meta({ id: 'RaisedForm', examples: [{ name: 'claim-opened', fields: { claimed_on: '2026-11-17' } }] })

/** One that a journey can raise. */
export const OwnEvent = z.object({ ...OwnEventForm.shape, id: idOf('ownEvent') }).meta({ id: 'OwnEvent' })

/** One event of the catalogue, the product's or the company's own, and what hangs on it. */
export const EventCard = z
  .object({
    type: z.string(),
    about: z.string(),
    fields: z.array(z.string()),
    audience: z.array(z.string()),
    isMandatory: z.boolean(),
    /** Advertising: nothing goes out before somebody has switched it on. */
    isMarketing: z.boolean(),
    /** What is told of it by itself. */
    hasMail: z.boolean(),
    hasNews: z.boolean(),
    isAboutCustomer: z.boolean(),
    actions: z.int(),
    webhooks: z.int(),
    lastRaisedAt: moment.nullable(),
    /** The company's own, as it is changed; null of the product's. */
    own: OwnEvent.nullable(),
  })
  .meta({ id: 'EventCard' })

const checkers: Readonly<Record<OwnFieldKind, z.ZodType>> = {
  number: z.number(),
  day: z.iso.date(),
  moment: z.iso.datetime(),
  'yes-no': z.boolean(),
}

/** What is wrong with the fields it was raised with, by their names. */
export function problemsOf(
  declared: readonly z.output<typeof OwnField>[],
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const missing = declared
    .filter(({ name: field, kind }) => !checkers[kind].safeParse(given[field]).success)
    .map(({ name: field, kind }) => [field, `Expected: ${kind}`] as const)
  const surplus = Object.keys(given)
    .filter((field) => !declared.some((one) => one.name === field))
    .map((field) => [field, 'The event has no such field'] as const)
  return Object.fromEntries([...missing, ...surplus])
}

export type OwnEventForm = z.output<typeof OwnEventForm>
export type OwnEvent = z.output<typeof OwnEvent>
export type EventCard = z.output<typeof EventCard>
