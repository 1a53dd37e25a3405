import { hash } from 'node:crypto'
import { examLimits } from '@coverwright/domain/assist/exam-limits'
import type { MadeQuestion } from '@coverwright/domain/assist/exam-question/make-questions'
import { fail } from '@coverwright/domain/errors'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { hubFiles, hubFileVersions } from '../hub-folder/index.ts'
import { foldersOf, getLevelInCompany } from './internal.ts'
import { examQuestions } from './tables.ts'

type File = Awaited<ReturnType<typeof currentFiles>>[number]

export const keyOf = ({ kind, text, answer }: MadeQuestion) => hash('sha256', `${kind}\n${text}\n${answer}`)

/** What a level examines, as its files say it today, and what was made of it already. */
export async function readSources(tx: ReadTx, levelId: string) {
  await getLevelInCompany(tx, levelId)
  const folders = (await foldersOf(tx, [levelId])).get(levelId) ?? []
  const known = await tx
    .select({ key: examQuestions.key, fileId: examQuestions.fileId, passage: examQuestions.passage })
    .from(examQuestions)
    .where(eq(examQuestions.levelId, levelId))
  const files = await currentFiles(
    tx,
    folders.map(({ id }) => id),
  )
  return { files, known }
}

/** Under the level's lock. How many of them were kept, and how many were tried: no more than there is room for. */
export async function keepProposed(
  tx: WriteTx,
  levelId: string,
  {
    files,
    possible,
    most,
  }: { readonly files: readonly File[]; readonly possible: readonly MadeQuestion[]; readonly most: number },
) {
  const room = examLimits.questionsOfLevel - (await tx.$count(examQuestions, eq(examQuestions.levelId, levelId)))
  if (room <= 0 && possible.length > 0) return fail('exam-question.too-many')
  const current = await stillCurrent(tx, files)
  const rows = possible.flatMap((made) => rowOf(made, levelId, current)).slice(0, Math.min(most, room))
  const saved =
    rows.length === 0
      ? []
      : await tx.insert(examQuestions).values(rows).onConflictDoNothing().returning({ id: examQuestions.id })
  return { made: saved.length, tried: rows.length }
}

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
