import { hash } from 'node:crypto'
import { uploadPurposes } from '@coverwright/domain/company/file/file-limits'
import { fail } from '@coverwright/domain/errors'
import { and, eq } from 'drizzle-orm'
import { checkUpload } from '../../../adapters/files/check-upload.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { FileContext } from '../../../platform/http/context.ts'
import { keepFile, readLimited, refusals } from '../../company/file/index.ts'
import { awaitVectors } from './make-vectors.ts'
import { readText } from './reading/text-tasks.ts'
import { type HubFileVersionRow, hubFiles, hubFileVersions } from './tables.ts'

const { types: kinds, maxBytes } = uploadPurposes['hub-document']

type Facts = 'fileName' | 'kind' | 'bytes' | 'words' | 'tokens' | 'contentHash' | 'passages'

export interface SentFile extends Pick<HubFileVersionRow, Facts> {
  readonly content: Uint8Array
  readonly type: string
}

/** Told by what is in it, never by its name, and read before anything is locked: nobody waits for a file. */
export const readSentFile = async ({ file }: Pick<FileContext, 'file'>, fileName: string): Promise<SentFile> =>
  readContent(await readLimited(file, maxBytes), fileName)

export async function readContent(content: Buffer, fileName: string): Promise<SentFile> {
  if (isLockedWorkbook(content)) return fail('hub-file.locked')
  const check = await checkUpload(content, { kinds, maxBytes, name: fileName })
  if (!check.isAccepted) return fail(refusals[check.reason])
  const kind = kinds.find((each) => each === check.kind) ?? fail(refusals['wrong-format'])
  const text = await readText(kind === 'pdf' ? 'pdf' : 'xlsx', content)
  if (text.is === 'refused') return fail(`hub-file.${text.why}`)
  const { type, bytes } = check
  const { passages, words, tokens } = text
  return { fileName, kind, type, bytes, words, tokens, passages, contentHash: hash('sha256', content), content }
}

/** Office wraps it into a file of the old kind, whatever it is called. */
const isLockedWorkbook = (content: Buffer) =>
  content.subarray(0, 4).toString('hex') === 'd0cf11e0' && content.includes('EncryptedPackage', 0, 'utf16le')

/** What two files of one folder say alike would answer every question twice. Asked while the folder is held. */
export async function requireNew(tx: ReadTx, folderId: string, { contentHash }: SentFile): Promise<void> {
  const same = await tx
    .select({ id: hubFiles.id })
    .from(hubFiles)
    .innerJoin(
      hubFileVersions,
      and(
        eq(hubFileVersions.companyId, hubFiles.companyId),
        eq(hubFileVersions.hubFileId, hubFiles.id),
        eq(hubFileVersions.number, hubFiles.currentNumber),
      ),
    )
    .where(and(eq(hubFiles.folderId, folderId), eq(hubFileVersions.contentHash, contentHash)))
    .limit(1)
  if (same.length > 0) fail('hub-file.same')
}

export async function keepVersion(
  { tx, actor, ports }: Pick<FileContext, 'tx' | 'actor' | 'ports'>,
  place: Pick<HubFileVersionRow, 'hubFileId' | 'number'>,
  { content, type, ...facts }: SentFile,
): Promise<void> {
  const { id: fileId } = await keepFile(tx, ports.files, {
    memberId: actor.memberId,
    purpose: 'hub-document',
    name: facts.fileName,
    type,
    content,
  })
  const [row] = await tx
    .insert(hubFileVersions)
    .values({ ...place, ...facts, fileId })
    .returning({ id: hubFileVersions.id })
  if (!row) throw new Error('The version was not saved')
  await awaitVectors(tx, row.id, ports.embedder)
}
