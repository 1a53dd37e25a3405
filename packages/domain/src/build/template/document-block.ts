import { z } from 'zod'
import type { Language } from '../../base/language/language.ts'
import { languages } from '../../base/language/language.ts'
import { merged, mergedRich } from './merged.ts'
import { FormText } from './template-form.ts'

export const documentLimits = { blocks: 60, facts: 40, title: 150, characters: 40_000 } as const

/**
 * Those whose letters the fonts of documents have. Chinese and Thai are not among them: the fonts that have their characters
 * are 140 megabytes to install, for six that would be used, and a document of empty boxes is worth nothing.
 */
export const printedLanguages: readonly Language[] = ['en_uk', 'en_us', 'en_id', 'de_de', 'fr_fr']

/** What is made of each policy, or of each eVoucher, and can be designed. */
export const templatedDocuments = ['certificate', 'voucher'] as const
export type TemplatedDocument = (typeof templatedDocuments)[number]

/** An eVoucher pays for whatever it is taken for. */
export const isOfProduct = (document: TemplatedDocument): boolean => document !== 'voucher'

/** What the product knows row by row: what was bought, what is covered, what is paid when, whom to turn to. */
export const documentLists = ['policy', 'cover', 'cost', 'help'] as const
export type DocumentList = (typeof documentLists)[number]

export const headingSizes = ['brand', 'title', 'subtitle', 'section'] as const

const id = z.string().min(1).max(40)

const blocks = [
  z.strictObject({ type: z.literal('heading'), id, size: z.enum(headingSizes), text: merged(200) }),
  z.strictObject({ type: z.literal('paragraph'), id, text: mergedRich }),
  /** Empty: as the product calls it, in the language of the document. */
  z.strictObject({ type: z.literal('list'), id, list: z.enum(documentLists), title: merged(120) }),
  /** A row stands only where every field in it has a value. */
  z.strictObject({
    type: z.literal('facts'),
    id,
    title: merged(120),
    rows: z.array(z.strictObject({ label: merged(80), value: merged(200) })).max(documentLimits.facts),
  }),
  z.strictObject({ type: z.literal('divider'), id }),
  z.strictObject({ type: z.literal('spacer'), id, height: z.int().min(4).max(200) }),
  z.strictObject({ type: z.literal('page-break'), id }),
] as const

export const DocumentBlock = z.discriminatedUnion('type', [...blocks])

export type DocumentBlock = z.output<typeof DocumentBlock>
export type DocumentBlockType = DocumentBlock['type']

export const documentBlockTypes = DocumentBlock.options.map((option) => option.shape.type.value)

/**
 * One document in one language. That nothing is insured by what is only tried stands over it, who regulates the company
 * under every page: neither is written here, so neither can be left out.
 */
export const DocumentText = z
  .strictObject({
    /** What windows and readers call it. */
    title: merged(documentLimits.title),
    blocks: z.array(DocumentBlock).max(documentLimits.blocks),
    /** A PDF form that is filled in: its own pages stand in place of blocks. */
    form: FormText.optional(),
  })
  .check(({ value, issues }) => {
    const twice = value.blocks.find((block, at) => value.blocks.findIndex((other) => other.id === block.id) < at)
    if (twice)
      issues.push({ code: 'custom', input: value, path: ['blocks'], message: `Two blocks are called ${twice.id}` })
    if (value.form && value.blocks.length > 0)
      issues.push({ code: 'custom', input: value, path: ['blocks'], message: 'A form has pages of its own' })
  })

export type DocumentText = z.output<typeof DocumentText>

/** Of each document that was designed its words and where they come from, in each language there were any. */
export const FrozenDocuments = z.partialRecord(
  z.enum(templatedDocuments),
  z.partialRecord(z.enum(languages), z.strictObject({ templateId: z.uuid(), number: z.int(), text: DocumentText })),
)

export type FrozenDocuments = z.output<typeof FrozenDocuments>
