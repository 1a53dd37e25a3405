import { z } from 'zod'
import { moment, text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'

export const declarationKinds = ['general', 'marketing'] as const

/** A sentence to agree to. A general one must be agreed to before paying, a marketing one never need be. */
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

export type Declaration = z.output<typeof Declaration>
export type GivenDeclaration = z.output<typeof GivenDeclaration>

/** The declarations without which nothing is sold, that are not among those given. */
export const missingDeclarations = (declarations: readonly Declaration[], given: readonly string[]): Declaration[] =>
  declarations.filter(({ kind, name }) => kind === 'general' && !given.includes(name))
