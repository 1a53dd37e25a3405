import { z } from 'zod'
import { languages } from '../../base/language/language.ts'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { dataName } from '../dataset/data-name.ts'
import { isTemplateField } from '../template/template-fields.ts'

export const keywordLimits = { keywords: 500, name: 80, text: 1000 } as const

/** What is filled in is never looked through for fields again: one inside would stand there as it is written. */
const text = requiredText(keywordLimits.text).refine(
  (words) => !words.includes('{{') && !words.includes('}}'),
  'The text of a keyword has no fields in it',
)

/** By language, so that none has two. */
const texts = z
  .partialRecord(z.enum(languages), text)
  .refine((written) => Object.keys(written).length > 0, 'Write it in one language at least')

const written = { name: requiredText(keywordLimits.name), texts }

/** `{{keyword}}` in a text is what it says in the language of the text. */
export const KeywordForm = z
  .strictObject({
    keyword: dataName.refine((name) => !isTemplateField(name), messages.alreadyExists),
    ...written,
  })
  .meta({
    id: 'KeywordForm',
    examples: [
      {
        keyword: 'claims_line',
        name: 'Claims line',
        texts: { en_uk: 'Call 020 7946 0100', de_de: 'Rufen Sie 020 7946 0100 an' },
      },
    ],
  })

/** The keyword itself stays: texts name it. */
export const KeywordChange = z
  .strictObject({
    id: idOf('keyword'),
    ...written,
    /** As it was read. Refused where somebody has changed it since; without it, whatever stands there is replaced. */
    updatedAt: moment.optional(),
  })
  .meta({ examples: [{ name: 'Claims line, day and night', texts: { en_uk: 'Call 020 7946 0111' } }] })

export const KeywordRef = z.strictObject({ id: idOf('keyword') })

export const KeywordFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  /** Those that stand in the texts of a product. */
  productId: idOf('product').optional(),
})

const said = {
  keyword: z.string(),
  name: z.string(),
  texts: z.partialRecord(z.enum(languages), z.string()),
}

export const Keyword = z.object({ id: idOf('keyword'), ...said, updatedAt: moment }).meta({ id: 'Keyword' })

/** One's own, or a field that is filled in by itself: that has no id, and an example for its text. */
export const ListedKeyword = z
  .object({ id: idOf('keyword').nullable(), ...said, updatedAt: moment.nullable() })
  .meta({ id: 'ListedKeyword' })

/** What may stand in a text as `{{keyword}}`, to be chosen from. */
export const MergeField = z.object({ keyword: z.string(), name: z.string() }).meta({ id: 'MergeField' })

export type Keyword = z.output<typeof Keyword>
export type ListedKeyword = z.output<typeof ListedKeyword>
export type KeywordForm = z.output<typeof KeywordForm>
