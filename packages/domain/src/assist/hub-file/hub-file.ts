import { z } from 'zod'
import { idOf, moment, oneOf, requiredText } from '../../fields.ts'

export const hubFileKinds = ['pdf', 'xlsx', 'xls'] as const

/** What a file is about: a comparison of products stands in one document. */
export const hubFileCategories = ['wording', 'information', 'claims', 'comparison', 'sales', 'other'] as const

/** Where something stands in a file: on a page, or in cells of a sheet. */
export const HubPlace = z.discriminatedUnion('is', [
  z.object({ is: z.literal('page'), page: z.int() }),
  z.object({ is: z.literal('cells'), sheet: z.string(), cells: z.string() }),
])

export type HubPlace = z.output<typeof HubPlace>

/** A piece of a file, word for word, under the heading that it stands under. */
export const HubPassage = z.object({ heading: z.string(), text: z.string(), place: HubPlace })

export type HubPassage = z.output<typeof HubPassage>

export const HubFileVersion = z.object({
  number: z.int(),
  fileId: idOf('file'),
  fileName: z.string(),
  kind: z.enum(hubFileKinds),
  bytes: z.int(),
  words: z.int(),
  tokens: z.int(),
  uploadedAt: moment,
})

export const HubFile = z
  .object({
    id: idOf('hubFile'),
    folderId: idOf('hubFolder'),
    name: z.string(),
    category: z.enum(hubFileCategories),
    current: HubFileVersion,
    /** What it replaced, and what can be put back. */
    previous: HubFileVersion.nullable(),
    updatedAt: moment,
  })
  .meta({ id: 'HubFile' })

export type HubFile = z.output<typeof HubFile>

export const HubFileRef = z.strictObject({ id: idOf('hubFile') })

/** Without a model's name: it travels in a query. */
export const HubFileUpload = z
  .strictObject({ folderId: idOf('hubFolder'), name: requiredText(200), category: oneOf(hubFileCategories) })
  .meta({ examples: [{ name: 'cover.xlsx', category: 'wording' }], 'x-file-kind': 'text' })

export const HubFileReplacement = z
  .strictObject({ id: idOf('hubFile'), name: requiredText(200) })
  .meta({ examples: [{ name: 'cover.xlsx' }], 'x-file-kind': 'text' })

export const HubFileForm = z
  .strictObject({ id: idOf('hubFile'), name: requiredText(120), category: oneOf(hubFileCategories) })
  .meta({ id: 'HubFileForm', examples: [{ name: 'Booklet of 2027', category: 'wording' }] })

/** What a file says, from its beginning to its end. */
export const HubFileText = z
  .object({ file: HubFile, folderName: z.string(), passages: z.array(HubPassage) })
  .meta({ id: 'HubFileText' })

export type HubFileText = z.output<typeof HubFileText>
