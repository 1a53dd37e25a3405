import { hash } from 'node:crypto'
import type { examQuestion } from '@coverwright/contract/assist/exam-question'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import { type MadeQuestion, makeQuestions } from '@coverwright/domain/assist/exam-question/make-questions'
import { fail } from '@coverwright/domain/errors'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { hubFiles, hubFileVersions } from '../hub-folder/index.ts'
import { foldersOf, getLevelInCompany, lockLevelInCompany } from './internal.ts'
import { examQuestions } from './tables.ts'

type File = Awaited<ReturnType<typeof currentFiles>>[number]

const keyOf = ({ kind, text, answer }: MadeQuestion) => hash('sha256', `${kind}\n${text}\n${answer}`)

/** The documents are gone through in no transaction: several hundred pages take a moment. */
export const proposeQuestions = goOut<typeof examQuestion, 'proposeQuestions'>()({
  read: async ({ tx }, { levelId, count }) => {
    await getLevelInCompany(tx, levelId)
    const folders = (await foldersOf(tx, [levelId])).get(levelId) ?? []
    const known = await tx
      .select({ key: examQuestions.key })
      .from(examQuestions)
      .where(eq(examQuestions.levelId, levelId))
    const files = await currentFiles(
      tx,
      folders.map(({ id }) => id),
    )
    return { levelId, count, files, known: known.map(({ key }) => key) }
  },
  act: async ({ files, known }) => {
    const have = new Set(known)
    return makeQuestions(files).filter((made) => !have.has(keyOf(made)))
  },
  settle: async ({ tx, audit }, { levelId, count, files }, possible) => {
    const { name } = await lockLevelInCompany(tx, levelId)
    const room = examLimits.questionsOfLevel - (await tx.$count(examQuestions, eq(examQuestions.levelId, levelId)))
    if (room <= 0 && possible.length > 0) return fail('exam-question.too-many')
    const current = await stillCurrent(tx, files)
    const rows = possible.flatMap((made) => rowOf(made, levelId, current)).slice(0, Math.min(count, room))
    const saved =
      rows.length === 0
        ? []
        : await tx.insert(examQuestions).values(rows).onConflictDoNothing().returning({ id: examQuestions.id })
    await audit(levelId, { name, made: saved.length })
    return { made: saved.length, left: possible.length - rows.length }
  },
})

/** What each file of these folders says today. */
async function currentFiles(tx: ReadTx, folderIds: readonly string[]) {
  if (folderIds.length === 0) return []
  return tx
    .select({
      fileId: hubFiles.id,
      fileName: hubFiles.name,
      folderId: hubFiles.folderId,
      version: hubFileVersions.number,
      passages: hubFileVersions.passages,
    })
    .from(hubFiles)
    .innerJoin(
      hubFileVersions,
      and(
        eq(hubFileVersions.companyId, hubFiles.companyId),
        eq(hubFileVersions.hubFileId, hubFiles.id),
        eq(hubFileVersions.number, hubFiles.currentNumber),
      ),
    )
    .where(inArray(hubFiles.folderId, [...folderIds]))
    .orderBy(asc(hubFiles.name), asc(hubFiles.id))
}

/** Held against being replaced: of a file that was replaced meanwhile nothing is proposed. */
async function stillCurrent(tx: ReadTx, files: readonly File[]): Promise<ReadonlyMap<string, File>> {
  if (files.length === 0) return new Map()
  const rows = await tx
    .select({ id: hubFiles.id, version: hubFiles.currentNumber })
    .from(hubFiles)
    .where(
      inArray(
        hubFiles.id,
        files.map(({ fileId }) => fileId),
      ),
    )
    .orderBy(asc(hubFiles.id))
    .for('share')
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return new Map(files.flatMap((file) => (versions.get(file.fileId) === file.version ? [[file.fileId, file]] : [])))
}

function rowOf(made: MadeQuestion, levelId: string, files: ReadonlyMap<string, File>) {
  const file = files.get(made.fileId)
  const passage = file?.passages[made.passage]
  if (!file || !passage) return []
  const { fileId, fileName, folderId, version } = file
  const { heading, text: quote, place } = passage
  return [{ ...made, levelId, key: keyOf(made), fileId, fileName, folderId, version, heading, quote, place }]
}
