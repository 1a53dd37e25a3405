import type { examLevel } from '@coverwright/contract/assist/exam-level'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { holdFolderInCompany } from '../hub-folder/index.ts'
import { lockLevelInCompany, requireEnough, toLevel } from './internal.ts'
import { examLevelFolders, examLevels } from './tables.ts'

export const createLevel: HandlerOf<typeof examLevel, 'createLevel'> = async ({ tx, audit }, form) => {
  const { folderIds, ...columns } = form
  await lockOwnCompany(tx)
  if ((await tx.$count(examLevels)) >= examLimits.levels) return fail('exam-level.too-many')
  await holdFolders(tx, folderIds)
  const [row] = await tx.insert(examLevels).values(columns).returning()
  if (!row) throw new Error('The level was not saved')
  await examine(tx, row.id, folderIds)
  await audit(row.id, { name: row.name })
  return toLevel(tx, row)
}

export const updateLevel: HandlerOf<typeof examLevel, 'updateLevel'> = async ({ tx, audit }, { id, ...form }) => {
  const { folderIds, ...columns } = form
  await holdFolders(tx, folderIds)
  const before = await lockLevelInCompany(tx, id)
  await tx.delete(examLevelFolders).where(eq(examLevelFolders.levelId, id))
  await examine(tx, id, folderIds)
  const [row] = await tx.update(examLevels).set(columns).where(eq(examLevels.id, id)).returning()
  if (!row) return fail('exam-level.not-found')
  if (before.state === 'published') await requireEnough(tx, row)
  await audit(id, { name: row.name })
  return toLevel(tx, row)
}

/** In one order, so that two who name the same do not wait for each other. */
async function holdFolders(tx: WriteTx, folderIds: readonly string[]) {
  for (const id of new Set(folderIds.toSorted())) await holdFolderInCompany(tx, id)
}

const examine = (tx: WriteTx, levelId: string, folderIds: readonly string[]) =>
  tx.insert(examLevelFolders).values([...new Set(folderIds)].map((folderId) => ({ levelId, folderId })))
