import type { Compiled } from '@coverwright/domain/build/template/compiled'
import { attachmentLimits, type TemplateContent } from '@coverwright/domain/build/template/template-content'
import { fail } from '@coverwright/domain/errors'
import { inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { storedFiles } from '../../company/file/index.ts'
import { findUsable } from '../company-document/index.ts'

interface AttachedFile {
  readonly fileId: string
  readonly name: string
}

interface At {
  readonly tx: ReadTx
  readonly now: Date
}

/** What cannot be sent is not published: nobody finds out by a mail that came without it. */
export async function refuseAttachments(at: At, content: TemplateContent): Promise<void> {
  if (content.kind !== 'email' || !content.attachments) return
  const files = (await chosenFiles(at, content.attachments.companyDocumentIds)) ?? fail('template.attachment-gone')
  if (sum(files) > attachmentLimits.bytes) fail('template.attachments-too-big')
}

/**
 * What goes with a mail: the company's documents, and of the policy's papers as many as fit beside them; all of those are
 * linked in the mail. None where a document is gone or over: a mail without it is not the one that was designed.
 */
export async function attachedFiles(
  at: At,
  compiled: Compiled,
  paperIds: readonly string[] = [],
): Promise<readonly AttachedFile[] | undefined> {
  const { attachments } = compiled.kind === 'email' ? compiled : {}
  if (!attachments) return []
  const chosen = await chosenFiles(at, attachments.companyDocumentIds)
  if (!chosen || sum(chosen) > attachmentLimits.bytes) return undefined
  const own = attachments.hasPapers ? await papersOf(at.tx, paperIds) : []
  const files = [...chosen]
  for (const file of own) if (sum(files) + file.bytes <= attachmentLimits.bytes) files.push(file)
  return files.map(({ fileId, name }) => ({ fileId, name }))
}

interface Sized extends AttachedFile {
  readonly bytes: number
}

const sum = (files: readonly Sized[]) => files.reduce((bytes, file) => bytes + file.bytes, 0)

async function chosenFiles(at: At, ids: readonly string[]): Promise<readonly Sized[] | undefined> {
  const found = await findUsable(at, ids)
  return found.length === new Set(ids).size ? found : undefined
}

async function papersOf(tx: ReadTx, ids: readonly string[]): Promise<readonly Sized[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: storedFiles.id, name: storedFiles.name, bytes: storedFiles.bytes })
    .from(storedFiles)
    .where(inArray(storedFiles.id, [...ids]))
  return ids.flatMap((fileId) => {
    const row = rows.find(({ id }) => id === fileId)
    return row ? [{ fileId, name: row.name, bytes: row.bytes }] : []
  })
}
