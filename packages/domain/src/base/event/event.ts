import { z } from 'zod'

/**
 * What an event may carry: ids and plain facts, each with an example. Nothing of a person's, and no text that somebody
 * typed: rows of events outlive whoever is erased, and whoever listens reads the rest where it is kept.
 */
export const eventField = {
  id: () => z.uuid().meta({ examples: ['0198c7a2-5b1e-7c3d-9e4f-2a6b8c0d1e2f'] }),
  count: (example = 3) => z.int().meta({ examples: [example] }),
  /** In the smallest unit of the currency. */
  amountMinor: () => z.int().meta({ examples: [12_050] }),
  day: () => z.iso.date().meta({ examples: ['2026-11-30'] }),
  moment: () => z.iso.datetime().meta({ examples: ['2026-11-30T09:00:00.000Z'] }),
  oneOf: <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values).meta({ examples: [values[0]] }),
  /** The name of a site or a domain, which everybody can look up. */
  host: () =>
    z
      .string()
      .max(253)
      .meta({ examples: ['pet.example.com'] }),
} as const

type EventField = ReturnType<(typeof eventField)[Exclude<keyof typeof eventField, 'oneOf'>]> | z.ZodEnum

/** Whom the standard message of an event goes to; nobody, where only other listeners care. */
export const audiences = {
  nobody: 'Nobody by itself',
  leaders: 'The company’s primary and admin users',
  member: 'The colleague whom it is about',
  operator: 'The staff of whoever runs the product',
  customer: 'The customer',
  agent: 'The agent',
  provider: 'Whoever is named for the product’s report',
  appAdmins: 'The admins of the company’s app',
  writer: 'Whoever wrote',
  underwriters: 'Whoever is named for referred cases, and the primary and admin users',
} as const

export type Audience = keyof typeof audiences

interface EventDeclared<Fields extends Readonly<Record<string, EventField>>> {
  /** What happened, as a list of events says it. */
  readonly about: string
  readonly audience: readonly Audience[]
  /** Its message is part of the contract, of security or of the law: nobody may switch it off. */
  readonly isMandatory: boolean
  /** Its message is advertising: it goes out once a company says so, to whom it may, and one press stops it. */
  readonly isMarketing?: true
  readonly fields: Fields
}

/** Declares what can happen to a noun. Stands in `<noun>-events.ts`, under the type `<noun>.<happened>`. */
export const event = <Fields extends Readonly<Record<string, EventField>>>({
  fields,
  ...declared
}: EventDeclared<Fields>) => ({ ...declared, fields: z.strictObject(fields) })
