import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import type { FileContext } from '../../../platform/http/context.ts'
import { keepFile, readLimited, refusals } from '../../company/file/index.ts'
import { companyDocumentVersions, type DocumentVersionRow } from './tables.ts'

type SentFile = Pick<DocumentVersionRow, 'fileId' | 'fileName' | 'type' | 'bytes' | 'isForProducts'>

const { types, maxBytes } = uploadPurposes.attachment

/** Told by what is in it, never by its name. Kept before anything is locked: nobody waits for a file. */
export async function keepSentFile({ tx, actor, ports, file }: FileContext, name: string): Promise<SentFile> {
  const content = await readLimited(file, maxBytes)
  const check = await checkUpload(content, { kinds: types, maxBytes, name })
  if (!check.isAccepted) return fail(refusals[check.reason])
  const { type, bytes } = check
  const isForProducts = type === 'application/pdf' && bytes <= uploadPurposes['policy-document'].maxBytes
  const purpose = isForProducts ? 'policy-document' : 'attachment'
  const { id } = await keepFile(tx, ports.files, { memberId: actor.memberId, purpose, name, type, content })
  return { fileId: id, fileName: name, type, bytes, isForProducts }
}

export async function keepVersion(
  { tx }: FileContext,
  place: Pick<DocumentVersionRow, 'documentId' | 'number'>,
  sent: SentFile,
): Promise<DocumentVersionRow> {
  const [row] = await tx
    .insert(companyDocumentVersions)
    .values({ ...place, ...sent })
    .returning()
  if (!row) throw new Error('The version was not saved')
  return row
}
