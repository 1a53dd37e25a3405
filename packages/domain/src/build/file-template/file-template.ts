import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'

/** Files of one company, and versions of one file. */
export const fileTemplateLimits = { files: 6, versions: 100, tag: 40 } as const

const about = { name: requiredText(120), tag: z.string().trim().max(fileTemplateLimits.tag) }

const FileVersion = z.object({
  fileId: idOf('file'),
  number: z.int(),
  fileName: z.string(),
  type: z.string(),
  bytes: z.int(),
  createdAt: moment,
})

/** A file that designers keep for others to work with. */
export const FileTemplate = z
  .object({
    ...about,
    id: idOf('fileTemplate'),
    newest: FileVersion,
    /** The company document it was put into, and which version of this file was put there last. */
    document: z.object({ id: idOf('companyDocument'), name: z.string(), number: z.int() }).nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'FileTemplate' })

export const FileTemplateDetail = z
  .object({ file: FileTemplate, versions: z.array(FileVersion) })
  .meta({ id: 'FileTemplateDetail' })

export const FileTemplateForm = z
  .strictObject({ id: idOf('fileTemplate'), ...about })
  .meta({ examples: [{ name: 'Proposal form', tag: 'Sale' }] })

/** Without a model's name: it travels in a query. */
export const FileTemplateUpload = z
  .strictObject({ name: requiredText(200) })
  .meta({ examples: [{ name: 'proposal.png' }] })

export const FileTemplateVersionUpload = z
  .strictObject({ id: idOf('fileTemplate'), name: requiredText(200) })
  .meta({ examples: [{ name: 'proposal.png' }] })

export const FileTemplateRef = z.strictObject({ id: idOf('fileTemplate') })

export type FileTemplate = z.output<typeof FileTemplate>
