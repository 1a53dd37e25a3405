import { type UploadPurpose, uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { errors } from '@coverwright/domain/errors'

// Names a person's files carry for the types the limits list.
const endings: Readonly<Record<string, readonly string[]>> = { jpg: ['jpg', 'jpeg'] }

const endingsOf = (purpose: UploadPurpose) =>
  uploadPurposes[purpose].types.flatMap((type) => endings[type] ?? [type]).map((ending) => `.${ending}`)

/** For a file dialog's `accept`. */
export const acceptOf = (purpose: UploadPurpose) => endingsOf(purpose).join(',')

export const megabytesOf = (purpose: UploadPurpose) => uploadPurposes[purpose].maxBytes / (1024 * 1024)

/** What the server would say, without sending it. The server reads the content and has the last word. */
export function refusalOf(file: { name: string; size: number }, purpose: UploadPurpose): string | undefined {
  const name = file.name.toLowerCase()
  if (!endingsOf(purpose).some((ending) => name.endsWith(ending))) return errors['file.format'].message
  if (file.size === 0) return errors['file.empty'].message
  if (file.size > uploadPurposes[purpose].maxBytes) return errors['file.too-large'].message
  return undefined
}
