import { z } from 'zod'
import { requiredText } from '../fields.ts'
import { dataName } from '../question/question.ts'

export const documentKinds = ['ipid', 'booklet', 'terms'] as const

const Section = z.strictObject({
  heading: requiredText(120),
  /** Each is a paragraph, or an entry where the section is a list. */
  lines: z.array(requiredText(2000)).min(1).max(60),
  isList: z.boolean().optional(),
})

/** A document everybody may read before buying. Its text is kept, and rendered wherever it is shown. */
export const BodyDocument = z.strictObject({
  name: dataName,
  kind: z.enum(documentKinds),
  title: requiredText(120),
  /** The insurer and the product, as an insurance product information document names them at its head. */
  subtitle: z.string().max(200),
  sections: z.array(Section).min(1).max(60),
})

export type BodyDocument = z.output<typeof BodyDocument>
