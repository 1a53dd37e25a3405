import type { hubFolder } from '@coverwright/contract/assist/hub-folder'
import { hubLimits } from '@coverwright/domain/assist/hub-limits'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { eraseFile, requireFile } from '../../company/file/index.ts'
import { lockFolderInCompany, toFolder } from './internal.ts'
import { hubFolders } from './tables.ts'

const dayMs = 24 * 60 * 60_000
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * dayMs)

export const createFolder: HandlerOf<typeof hubFolder, 'createFolder'> = async ({ tx, audit, now }, form) => {
  if (form.coverFileId) await requireFile(tx, form.coverFileId, 'hub-cover')
  await lockOwnCompany(tx)
  if ((await tx.$count(hubFolders)) >= hubLimits.folders) return fail('hub-folder.too-many')
  const [row] = await tx
    .insert(hubFolders)
    .values({ ...form, deletedOn: daysAfter(now, hubLimits.draftDays), dueAt: daysAfter(now, hubLimits.warnDays) })
    .returning()
  if (!row) throw new Error('The folder was not saved')
  await audit(row.id, { name: row.productName })
  return toFolder(tx, row)
}

export const updateFolder: HandlerOf<typeof hubFolder, 'updateFolder'> = async (context, { id, ...form }) => {
  const { tx, audit, ports } = context
  const before = await lockFolderInCompany(tx, id)
  if (form.coverFileId && form.coverFileId !== before.coverFileId) await requireFile(tx, form.coverFileId, 'hub-cover')
  const [row] = await tx.update(hubFolders).set(form).where(eq(hubFolders.id, id)).returning()
  if (!row) return fail('hub-folder.not-found')
  if (before.coverFileId && before.coverFileId !== form.coverFileId)
    await eraseFile(tx, ports.files, before.coverFileId)
  await audit(id, { name: row.productName })
  return toFolder(tx, row)
}
