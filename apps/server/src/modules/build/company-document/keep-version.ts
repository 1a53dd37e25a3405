import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { FileContext, WriteContext } from '../../../platform/http/context.ts'
import { keepFile, readLimited, refusals } from '../../company/file/index.ts'
import { companyDocumentVersions, type DocumentVersionRow } from './tables.ts'

type KeptFile = Pick<DocumentVersionRow, 'fileId' | 'fileName' | 'type' | 'bytes' | 'isForProducts'>

const { types, maxBytes } = uploadPurposes.attachment

/** Told by what is in it, never by its name. Kept before anything is locked: nobody waits for a file. */
export async function keepSentFile(context: FileContext, name: string): Promise<KeptFile> {
  const content = await readLimited(context.file, maxBytes)
  const check = await checkUpload(content, { kinds: types, maxBytes, name })
  return check.isAccepted ? keepChecked(context, { name, type: check.type, content }) : fail(refusals[check.reason])
}

export interface CheckedFile {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

export async function keepChecked(
  { tx, actor, ports }: WriteContext,
  { name, type, content }: CheckedFile,
): Promise<KeptFile> {
  const bytes = content.length
  const isForProducts = type === 'application/pdf' && bytes <= uploadPurposes['policy-document'].maxBytes
  const purpose = isForProducts ? 'policy-document' : 'attachment'
  const { id } = await keepFile(tx, ports.files, { memberId: actor.memberId, purpose, name, type, content })
  return { fileId: id, fileName: name, type, bytes, isForProducts }
}

export async function keepVersion(
  tx: WriteTx,
  place: Pick<DocumentVersionRow, 'documentId' | 'number'>,
  kept: KeptFile,
): Promise<DocumentVersionRow> {
  const [row] = await tx
    .insert(companyDocumentVersions)
    .values({ ...place, ...kept })
    .returning()
  if (!row) throw new Error('The version was not saved')
  return row
}
