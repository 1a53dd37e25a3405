import { buffer } from 'node:stream/consumers'
import { asc, eq } from 'drizzle-orm'
import { DeliveryError } from '../../../adapters/delivery-error.ts'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'
import { outboxAttachments } from '../../../platform/outbox/tables.ts'
import { type StoredFileRow, storedFiles } from '../../company/file/index.ts'

export interface AttachedFile {
  readonly name: string
  /** None where it is not kept any more. */
  readonly file: StoredFileRow | undefined
}

/** What goes with a message, in the order it was chosen. */
export async function filesOf(tx: ReadTx, messageId: string): Promise<readonly AttachedFile[]> {
  const rows = await tx
    .select()
    .from(outboxAttachments)
    .where(eq(outboxAttachments.messageId, messageId))
    .orderBy(asc(outboxAttachments.id))
  const attached: AttachedFile[] = []
  for (const { name, fileId } of rows) attached.push({ name, file: await selectRow(tx, storedFiles, fileId) })
  return attached
}

/** A mail that says "attached" and brings nothing is worse than one that fails and is told. */
export async function contentsOf(files: Pick<Files, 'get'>, attached: readonly AttachedFile[]) {
  const contents = []
  for (const { name, file } of attached) {
    if (!file) throw new DeliveryError(`What was to be attached is not kept any more: ${name}`, { isPermanent: true })
    const content = await buffer(await files.get(fileKey(file.companyId, file.id)))
    contents.push({ name, type: file.type, content })
  }
  return contents
}
