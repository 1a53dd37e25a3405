import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { moment, text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'

export const declarationKinds = ['general', 'marketing', 'reminder'] as const

/**
 * A sentence to agree to. A general one must be agreed to before paying, a marketing one never need be; a reminder is asked
 * beside the e-mail address, for it is there that somebody may go no further.
 */
export const Declaration = z.strictObject({
  name: dataName,
  kind: z.enum(declarationKinds),
  text: text(1000),
  /** Raised whenever the text changes: what was agreed to is kept with its version. */
  textVersion: z.int().min(1),
})

/** What was said to a declaration, when, and to which words. */
export const GivenDeclaration = z.strictObject({
  name: dataName,
  textVersion: z.int(),
  text: z.string(),
  isGiven: z.boolean(),
  at: moment,
})

/** Who may be reminded of a quote has ticked these words, in this language. */
export const GivenReminder = z.strictObject({
  name: dataName,
  textVersion: z.int(),
  text: z.string(),
  language: z.enum(languages),
  at: moment,
})

export type Declaration = z.output<typeof Declaration>
export type GivenDeclaration = z.output<typeof GivenDeclaration>
export type GivenReminder = z.output<typeof GivenReminder>

/** The one that asks whether somebody may be reminded; checked to be one alone. */
export const reminderIn = (declarations: readonly Declaration[]): Declaration | undefined =>
  declarations.find(({ kind }) => kind === 'reminder')

/** What is declared before paying. */
export const declaredToBuy = (declarations: readonly Declaration[]): Declaration[] =>
  declarations.filter(({ kind }) => kind !== 'reminder')

/** The declarations without which nothing is sold, that are not among those given. */
export const missingDeclarations = (declarations: readonly Declaration[], given: readonly string[]): Declaration[] =>
  declarations.filter(({ kind, name }) => kind === 'general' && !given.includes(name))
