import { z } from 'zod'
import { text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'

export const documentKinds = ['ipid', 'booklet', 'terms'] as const

const Section = z.strictObject({
  heading: text(120),
  /** Each is a paragraph, or an entry where the section is a list. */
  lines: z.array(text(2000)).max(60),
  isList: z.boolean().optional(),
})

/** A PDF in place of a written text: shown as it is. */
const DocumentFile = z.strictObject({ id: z.uuid(), name: text(200), bytes: z.int().min(1) })

/** A document everybody may read before buying. Its text is kept, and rendered wherever it is shown. */
export const BodyDocument = z.strictObject({
  name: dataName,
  kind: z.enum(documentKinds),
  title: text(120),
  /** The insurer and the product, as an insurance product information document names them at its head. */
  subtitle: text(200),
  sections: z.array(Section).max(60),
  file: DocumentFile.optional(),
})

export type BodyDocument = z.output<typeof BodyDocument>
