import type { hubFile } from '@coverwright/contract/assist/hub-file'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { eraseVersions, getHubFileInCompany, lockHubFileInCompany, toHubFile, versionsOf } from './internal.ts'
import { keepVersion, readSentFile, requireNew } from './keep-version.ts'
import { type HubFileRow, hubFiles } from './tables.ts'

/** From one moment to the next: whoever asks is answered by the one version or by the other. */
export const replaceFile: HandlerOf<typeof hubFile, 'replaceFile'> = async (context, { id, name }) => {
  const { tx, audit, ports } = context
  await getHubFileInCompany(tx, id)
  const sent = await readSentFile(context, name)
  const { folder, file } = await lockHubFileInCompany(tx, id)
  await requireNew(tx, folder.id, sent)
  const number = file.newestNumber + 1
  await keepVersion(context, { hubFileId: id, number }, sent)
  const row = await save(tx, id, { currentNumber: number, previousNumber: file.currentNumber, newestNumber: number })
  const older = (await versionsOf(tx, [id])).filter((each) => ![number, file.currentNumber].includes(each.number))
  await eraseVersions(tx, ports.files, older)
  await audit(id, { name: row.name, version: number, bytes: sent.bytes, words: sent.words })
  return toHubFile(tx, row)
}

/** The two change places: what was put back by mistake is there again. */
export const restoreFile: HandlerOf<typeof hubFile, 'restoreFile'> = async ({ tx, audit }, { id }) => {
  const { file } = await lockHubFileInCompany(tx, id)
  if (file.previousNumber === null) return fail('hub-file.no-previous')
  const row = await save(tx, id, { currentNumber: file.previousNumber, previousNumber: file.currentNumber })
  await audit(id, { name: row.name, version: row.currentNumber })
  return toHubFile(tx, row)
}

export const updateFile: HandlerOf<typeof hubFile, 'updateFile'> = async ({ tx, audit }, { id, name, category }) => {
  const row = await save(tx, id, { name, category })
  await audit(id, { name, category })
  return toHubFile(tx, row)
}

async function save(tx: WriteTx, id: string, change: Partial<HubFileRow>): Promise<HubFileRow> {
  const [row] = await tx.update(hubFiles).set(change).where(eq(hubFiles.id, id)).returning()
  return row ?? fail('hub-file.not-found')
}
