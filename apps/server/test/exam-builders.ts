import type { ExamState } from '@coverwright/domain/assist/exam/exam-lifecycle'
import { ExamLevelForm } from '@coverwright/domain/assist/exam-level/exam-level'
import type { ExamLevelState } from '@coverwright/domain/assist/exam-level/exam-level-lifecycle'
import type { ExamQuestionState } from '@coverwright/domain/assist/exam-question/exam-question-lifecycle'
import { HubFolderForm } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { exampleOf } from '@coverwright/domain/fields'
import { aHubFolder, anAppMember } from './hub-builders.ts'
import type { TestApp, TestCompany } from './test-app.ts'

const [example] = (ExamLevelForm.meta()?.examples ?? []) as [ExamLevelForm]

interface LevelOverrides extends Partial<Omit<ExamLevelForm, 'folderIds'>> {
  readonly state?: ExamLevelState
  readonly folderId?: string
}

/** With every question that its document gives, approved. */
export async function anExamLevel(app: TestApp, company: Pick<TestCompany, 'client'>, overrides: LevelOverrides = {}) {
  const { state = 'draft', folderId, ...form } = overrides
  const { client } = company
  const folder = folderId ?? (await aHubFolder(app, company, { state: 'published' })).id
  const name = `Level ${crypto.randomUUID()}`
  const level = await client.examLevel.createLevel({ ...example, name, ...form, folderIds: [folder] })
  await client.examQuestion.proposeQuestions({ levelId: level.id, count: 30 })
  await app.owner.query(`update exam_question set state = 'approved' where level_id = $1`, [level.id])
  await app.owner.query('update exam_level set state = $2 where id = $1', [level.id, state])
  return { ...level, state, folderId: folder }
}

/** With three questions of a file that is not there: for what asks nothing of documents, and makes many. */
export async function aBareLevel(app: TestApp, company: TestCompany, state: ExamLevelState = 'draft') {
  const { client, companyId } = company
  const productName = `Pet ${crypto.randomUUID()}`
  const folder = await client.hubFolder.createFolder({ ...exampleOf(HubFolderForm), productName })
  await app.owner.query(`update hub_folder set state = 'published', deleted_on = null, due_at = null where id = $1`, [
    folder.id,
  ])
  const level = await client.examLevel.createLevel({ ...example, name: `Level ${productName}`, folderIds: [folder.id] })
  await app.owner.query(
    `insert into exam_question (id, company_id, level_id, key, kind, text, answer, wrong, folder_id, file_id, file_name,
      version, passage, heading, quote, place, state)
    select gen_random_uuid(), $1, $2, n::text, 'figure', 'Which figure is missing: “____”?', '£' || n, '["£7", "£8", "£9"]', $3,
      gen_random_uuid(), 'Booklet', 1, 0, 'Vet fees', 'What it says.', '{"is": "page", "page": 1}', 'approved'
    from generate_series(1, 3) n`,
    [companyId, level.id, folder.id],
  )
  await app.owner.query('update exam_level set state = $2 where id = $1', [level.id, state])
  return { ...level, state }
}

export async function anExamQuestion(app: TestApp, company: TestCompany, state: ExamQuestionState) {
  const level = await aBareLevel(app, company)
  const { items } = await company.client.examQuestion.listQuestions({ levelId: level.id })
  const id = items[0]?.id ?? ''
  await app.owner.query('update exam_question set state = $2 where id = $1', [id, state])
  return { id }
}

/** Of a colleague who tries it, beside one that somebody of the app has passed. Written by hand: nobody has two trials at once. */
export async function anExam(app: TestApp, company: TestCompany, state: ExamState = 'sitting') {
  const { companyId, memberId } = company
  const { id: levelId } = await aBareLevel(app, company, 'published')
  const member = await anAppMember(app, company, { state: 'active' })
  const source = {
    folderId: levelId,
    fileId: levelId,
    fileName: 'Booklet',
    version: 1,
    passage: 0,
    heading: 'Vet fees',
  }
  const sheet = ['1', '2'].map((nth) => ({
    questionId: crypto.randomUUID(),
    text: `Which figure is missing in ${nth}?`,
    options: ['£1', '£2', '£3', '£4'],
    right: 1,
    source: { ...source, quote: 'What it says.', place: { is: 'page', page: 1 } },
  }))
  const add = async (columns: Readonly<Record<string, unknown>>) => {
    const row = {
      id: crypto.randomUUID(),
      company_id: companyId,
      level_id: levelId,
      level_name: 'Level',
      accuracy: 80,
      minutes: 60,
      seed: 1,
      sheet: JSON.stringify(sheet),
      choices: '[null, null]',
      started_at: new Date(),
      deadline_at: new Date(Date.now() + 60 * 60_000),
      total: 2,
      ...columns,
    }
    const names = Object.keys(row)
    await app.owner.query(
      `insert into exam (${names.join()}) values (${names.map((_, nth) => `$${nth + 1}`).join()})`,
      Object.values(row),
    )
    return row
  }
  const over = { ended_at: new Date(), right_count: 2 }
  const passed = await add({ member_id: member.id, state: 'passed', ...over })
  await app.owner.query(
    `insert into exam_standing (id, company_id, level_id, member_id, attempts, best_percent, best_at, best_exam_id, last_ended_at)
    values (gen_random_uuid(), $1, $2, $3, 1, 100, now(), $4, now())`,
    [companyId, levelId, member.id, passed.id],
  )
  const { id } = await add({ trial_member_id: memberId, state, ...(state !== 'sitting' && over) })
  return { id }
}
