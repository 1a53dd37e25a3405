import type { upload } from '@coverwright/contract/company/upload'
import { mayOpenFile, uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import { fileKey } from '../../../adapters/files/file-key.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { toStoredFile } from './internal.ts'
import { readLimited } from './read-limited.ts'
import { storedFiles } from './tables.ts'

/** Why a file is refused, as a person reads it. */
export const refusals = { empty: 'file.empty', 'too-large': 'file.too-large', 'wrong-format': 'file.format' } as const

export const uploadFile: HandlerOf<typeof upload, 'uploadFile'> = async (context, { purpose, name }) => {
  const { tx, actor, grants, audit, ports, file } = context
  if (!mayOpenFile(purpose, (await grants).permissions)) return fail('not-allowed')
  const { types, maxBytes } = uploadPurposes[purpose]
  const content = await readLimited(file, maxBytes)
  const check = await checkUpload(content, { kinds: types, maxBytes, name })
  if (!check.isAccepted) return fail(refusals[check.reason])

  const { type, bytes } = check
  const [row] = await tx
    .insert(storedFiles)
    .values({ memberId: actor.memberId, purpose, name, type, bytes })
    .returning()
  if (!row) throw new Error('The file was not saved')
  await ports.files.put(tx, fileKey(actor.companyId, row.id), content, { type })
  await audit(row.id, { purpose, type, bytes })
  return toStoredFile(row)
}
