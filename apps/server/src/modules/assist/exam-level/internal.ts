import type { ExamLevel } from '@coverwright/domain/assist/exam-level/exam-level'
import { fail } from '@coverwright/domain/errors'
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { hubFolders } from '../hub-folder/index.ts'
import { type ExamLevelRow, type ExamQuestionRow, examLevelFolders, examLevels, examQuestions } from './tables.ts'

export async function getLevelInCompany(tx: ReadTx, id: string): Promise<ExamLevelRow> {
  return (await selectRow(tx, examLevels, id)) ?? fail('exam-level.not-found')
}

/** Held until the transaction ends: of a published level no question goes while another one does. */
export async function lockLevelInCompany(tx: WriteTx, id: string): Promise<ExamLevelRow> {
  return (await selectRow(tx, examLevels, id, 'for no key update')) ?? fail('exam-level.not-found')
}

/** Whoever sits an exam of it holds it: it is not deleted meanwhile, and its questions may be looked at. */
export async function holdLevelInCompany(tx: WriteTx, id: string): Promise<ExamLevelRow> {
  return (await selectRow(tx, examLevels, id, 'for key share')) ?? fail('exam-level.not-found')
}

/** By level. A folder that was deleted is none of a level's any more. */
export async function foldersOf(tx: ReadTx, levelIds: readonly string[]) {
  if (levelIds.length === 0) return new Map<string, never[]>()
  const rows = await tx
    .select({
      levelId: examLevelFolders.levelId,
      id: hubFolders.id,
      name: hubFolders.displayName,
      state: hubFolders.state,
    })
    .from(examLevelFolders)
    .innerJoin(
      hubFolders,
      and(eq(hubFolders.companyId, examLevelFolders.companyId), eq(hubFolders.id, examLevelFolders.folderId)),
    )
    .where(inArray(examLevelFolders.levelId, [...levelIds]))
    .orderBy(asc(hubFolders.displayName), asc(hubFolders.id))
  return Map.groupBy(rows, ({ levelId }) => levelId)
}

const isExamined = and(
  eq(examLevelFolders.companyId, examQuestions.companyId),
  eq(examLevelFolders.levelId, examQuestions.levelId),
  eq(examLevelFolders.folderId, examQuestions.folderId),
)

/** Approved, still in the documents, and of a folder that the level examines. */
export async function drawableOf(tx: ReadTx, levelId: string): Promise<ExamQuestionRow[]> {
  const rows = await tx
    .select({ question: examQuestions })
    .from(examQuestions)
    .innerJoin(examLevelFolders, isExamined)
    .where(
      and(eq(examQuestions.levelId, levelId), eq(examQuestions.state, 'approved'), eq(examQuestions.isOutdated, false)),
    )
    .orderBy(asc(examQuestions.id))
  return rows.map(({ question }) => question)
}

/** How many wait for somebody, and how many an exam can be drawn from. */
export async function countQuestions(tx: ReadTx, levelIds: readonly string[]) {
  if (levelIds.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({ levelId: examQuestions.levelId, state: examQuestions.state, questions: count() })
    .from(examQuestions)
    .innerJoin(examLevelFolders, isExamined)
    .where(and(inArray(examQuestions.levelId, [...levelIds]), eq(examQuestions.isOutdated, false)))
    .groupBy(examQuestions.levelId, examQuestions.state)
  const counts = new Map<string, { proposed: number; approved: number }>()
  for (const { levelId, state, questions } of rows)
    if (state !== 'rejected')
      counts.set(levelId, { ...(counts.get(levelId) ?? { proposed: 0, approved: 0 }), [state]: questions })
  return counts
}

/** What a published level lacks it cannot ask. */
export async function requireEnough(tx: ReadTx, { id, questions }: Pick<ExamLevelRow, 'id' | 'questions'>) {
  const { approved = 0 } = (await countQuestions(tx, [id])).get(id) ?? {}
  if (approved < questions) fail('exam-level.too-few-questions')
}

export async function toLevels(tx: ReadTx, rows: readonly ExamLevelRow[]): Promise<ExamLevel[]> {
  const ids = rows.map(({ id }) => id)
  const [folders, counts] = [await foldersOf(tx, ids), await countQuestions(tx, ids)]
  return rows.map(({ companyId: _, createdAt, updatedAt, ...row }) => {
    const own = (folders.get(row.id) ?? []).map(({ id, name, state }) => ({ id, name, state }))
    const { proposed = 0, approved = 0 } = counts.get(row.id) ?? {}
    return {
      ...row,
      folderIds: own.map(({ id }) => id),
      folders: own,
      proposed,
      approved,
      isShort: row.state === 'published' && approved < row.questions,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    }
  })
}

export async function toLevel(tx: ReadTx, row: ExamLevelRow): Promise<ExamLevel> {
  const [level] = await toLevels(tx, [row])
  return level ?? fail('exam-level.not-found')
}
