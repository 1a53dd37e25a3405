import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { purposes, storedPurposes } from './file-limits.ts'

export const StoredFile = z
  .object({
    id: idOf('file'),
    purpose: z.enum(storedPurposes),
    /** As the person named it; it is stored under another. */
    name: z.string(),
    type: z.string(),
    bytes: z.int(),
    createdAt: moment,
  })
  .meta({ id: 'StoredFile' })

/** Without a name: it travels in a query, where the documentation cannot refer to models. */
export const UploadForm = z
  .strictObject({ purpose: z.enum(purposes), name: requiredText() })
  .meta({ examples: [{ purpose: 'avatar', name: 'me.png' }] })

export const FileRef = z.strictObject({ id: idOf('file') })

export const FileLink = z.object({ url: z.string(), expiresAt: moment }).meta({ id: 'FileLink' })

export type StoredFile = z.output<typeof StoredFile>
