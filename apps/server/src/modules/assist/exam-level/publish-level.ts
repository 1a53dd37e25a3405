import type { examLevel } from '@coverwright/contract/assist/exam-level'
import { type ExamLevelState, examLevelLifecycle } from '@coverwright/domain/assist/exam-level/exam-level-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { WriteContext } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockLevelInCompany, requireEnough, toLevel } from './internal.ts'
import { type ExamLevelRow, examLevels } from './tables.ts'

export const publishLevel: HandlerOf<typeof examLevel, 'publishLevel'> = async (context, { id }) => {
  const row = await lockLevelInCompany(context.tx, id)
  const state = examLevelLifecycle.next(row.state, 'publish') ?? fail('exam-level.not-in-state')
  await requireEnough(context.tx, row)
  return moved(context, row, state)
}

export const unpublishLevel: HandlerOf<typeof examLevel, 'unpublishLevel'> = async (context, { id }) => {
  const row = await lockLevelInCompany(context.tx, id)
  return moved(context, row, examLevelLifecycle.next(row.state, 'unpublish') ?? fail('exam-level.not-in-state'))
}

export const deleteLevel: HandlerOf<typeof examLevel, 'deleteLevel'> = async ({ tx, audit }, { id }) => {
  const { name } = await lockLevelInCompany(tx, id)
  await tx.delete(examLevels).where(eq(examLevels.id, id))
  await audit(id, { name, deleted: true })
  return null
}

async function moved({ tx, audit }: WriteContext, { id, state: from }: ExamLevelRow, state: ExamLevelState) {
  const [row] = await tx.update(examLevels).set({ state }).where(eq(examLevels.id, id)).returning()
  if (!row) return fail('exam-level.not-found')
  await audit(id, { from, to: state })
  return toLevel(tx, row)
}
