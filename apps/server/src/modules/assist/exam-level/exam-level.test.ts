import { beforeEach, describe, expect, test } from 'vitest'
import { aTextPdf } from '../../../../test/a-text-pdf.ts'
import { anExamLevel } from '../../../../test/exam-builders.ts'
import { aHubFolder } from '../../../../test/hub-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { writeXlsx } from '../../../adapters/spreadsheets/write-xlsx.ts'

const app = await startTestApp()

let company: TestCompany
let client: TestCompany['client']
beforeEach(async () => {
  company = await app.aCompany()
  client = company.client
})

const questionsOf = async (levelId: string) =>
  (await client.examQuestion.listQuestions({ levelId }, { nowPage: 1, pageSize: 100, orderBy: 'createdAt' })).items

const form = {
  name: 'Pet, first level',
  accuracy: 80,
  minutes: 20,
  questions: 3,
  retakes: 1,
  waitHours: 0,
  hasLeaderboard: true,
}
const aDraft = async () => {
  const folder = await aHubFolder(app, company, { state: 'published' })
  return { folder, level: await client.examLevel.createLevel({ ...form, folderIds: [folder.id] }) }
}

describe('questions', () => {
  test('are made from the documents, each with its passage word for word, and are said to be too few', async () => {
    const { folder, level } = await aDraft()
    const { made, left } = await client.examQuestion.proposeQuestions({ levelId: level.id, count: 30 })
    expect(made).toBe(5)
    expect(left).toBe(0)
    const { passages } = await client.hubFile.getFileText({ id: folder.file.id })
    for (const question of await questionsOf(level.id)) {
      expect(question).toMatchObject({ state: 'proposed', fileName: 'Booklet', isOutdated: false })
      expect(passages[question.passage]).toMatchObject({ text: question.quote, place: question.place })
      expect(new Set([question.answer, ...question.wrong]).size).toBe(4)
      // A wrong answer is somewhere in the same document too.
      for (const option of [question.answer, ...question.wrong])
        expect(passages.some(({ text }) => text.includes(option))).toBe(true)
    }
    // None twice, also where two ask for them at once.
    expect(await client.examQuestion.proposeQuestions({ levelId: level.id, count: 30 })).toEqual({ made: 0, left: 0 })
  })

  test('are proposed a few at a time, and none twice where several ask at once', async () => {
    const { level } = await aDraft()
    expect(await client.examQuestion.proposeQuestions({ levelId: level.id, count: 2 })).toEqual({ made: 2, left: 3 })
    await Promise.all(
      Array.from({ length: 5 }, () => client.examQuestion.proposeQuestions({ levelId: level.id, count: 30 })),
    )
    expect(await questionsOf(level.id)).toHaveLength(5)
  })

  test('of a workbook cite their cells', async () => {
    const folder = await aHubFolder(app, company)
    const rows = [
      ['Benefit', 'Basic', 'Plus'],
      ['Cabin bags', '£100', '£250'],
      ['Lost passport', '£150', '£300'],
    ]
    const content = new Blob([new Uint8Array(writeXlsx([{ name: 'Cover', rows, merges: [] }]))])
    await client.hubFile.uploadFile({ folderId: folder.id, name: 'Cover.xlsx', category: 'comparison' }, content)
    const level = await client.examLevel.createLevel({ ...form, folderIds: [folder.id] })
    await client.examQuestion.proposeQuestions({ levelId: level.id, count: 30 })
    expect((await questionsOf(level.id)).filter(({ fileName }) => fileName === 'Cover')).toContainEqual(
      expect.objectContaining({
        text: 'Which of these stands for “Lost passport” under “Plus”?',
        answer: '£300',
        quote: 'Lost passport | £150 | £300',
        place: { is: 'cells', sheet: 'Cover', cells: 'A3:C3' },
      }),
    )
  })

  test('are approved, rejected, restored and changed by a person', async () => {
    const { level } = await aDraft()
    await client.examQuestion.proposeQuestions({ levelId: level.id, count: 1 })
    const id = (await questionsOf(level.id))[0]?.id ?? ''
    expect(await client.examQuestion.rejectQuestion({ id })).toMatchObject({ state: 'rejected' })
    await expect(client.examQuestion.approveQuestion({ id })).rejects.toMatchObject({
      code: 'exam-question.not-in-state',
    })
    expect(await client.examQuestion.restoreQuestion({ id })).toMatchObject({ state: 'proposed' })
    expect(await client.examQuestion.approveQuestion({ id })).toMatchObject({ state: 'approved' })
    const changed = { id, text: 'How much?', answer: '£1', wrong: ['£2', '£3', '£4'] as [string, string, string] }
    expect(await client.examQuestion.updateQuestion(changed)).toMatchObject({ text: 'How much?', state: 'approved' })
    await expect(client.examQuestion.updateQuestion({ ...changed, wrong: ['£1', '£3', '£4'] })).rejects.toMatchObject({
      code: 'invalid',
    })
    // What somebody made of it does not bring it back as it was.
    await client.examQuestion.proposeQuestions({ levelId: level.id, count: 30 })
    expect(await questionsOf(level.id)).toHaveLength(5)
  })

  test('hold as long as their passage is in the document, wherever; and again when it comes back', async () => {
    const { folder, level } = await aDraft()
    await client.examQuestion.proposeQuestions({ levelId: level.id, count: 30 })
    const [first] = await questionsOf(level.id)
    const replace = async (lines: readonly string[]) =>
      client.hubFile.replaceFile(
        { id: folder.file.id, name: 'Booklet.pdf' },
        new Blob([
          await aTextPdf({
            sections: [
              { heading: 'Preface', lines: ['This booklet was written anew for the coming year and its customers.'] },
              { heading: 'What is insured?', lines },
            ],
          }),
        ]),
      )
    await replace((first?.quote ?? '').split('\n'))
    expect((await questionsOf(level.id)).map(({ isOutdated }) => isOutdated)).not.toContain(true)
    expect((await questionsOf(level.id))[0]).toMatchObject({ version: 2, passage: 1 })
    await replace(['Vet fees: up to £4,000 a condition (Essential) or £6,000 a year (Plus).'])
    expect((await questionsOf(level.id)).map(({ isOutdated }) => isOutdated)).not.toContain(false)
    await expect(client.examQuestion.approveQuestion({ id: first?.id ?? '' })).rejects.toMatchObject({
      code: 'exam-question.outdated',
    })
    await client.hubFile.restoreFile({ id: folder.file.id })
    expect((await questionsOf(level.id)).map(({ isOutdated }) => isOutdated)).not.toContain(true)
    await client.hubFolder.deleteFolder({ id: folder.id })
    expect((await questionsOf(level.id)).map(({ isOutdated }) => isOutdated)).not.toContain(false)
  })
})

describe('a level', () => {
  test('is published with as many approved questions as it asks, and keeps them', async () => {
    const { level } = await aDraft()
    const refused = { code: 'exam-level.too-few-questions' }
    await client.examQuestion.proposeQuestions({ levelId: level.id, count: 5 })
    await expect(client.examLevel.publishLevel({ id: level.id })).rejects.toMatchObject(refused)
    const questions = await questionsOf(level.id)
    for (const { id } of questions.slice(0, 3)) await client.examQuestion.approveQuestion({ id })
    expect(await client.examLevel.publishLevel({ id: level.id })).toMatchObject({ state: 'published', approved: 3 })
    await expect(client.examQuestion.rejectQuestion({ id: questions[0]?.id ?? '' })).rejects.toMatchObject({
      code: 'exam-question.needed',
    })
    const { folderIds } = level
    await expect(
      client.examLevel.updateLevel({ id: level.id, ...form, questions: 4, folderIds }),
    ).rejects.toMatchObject(refused)
    // Of two that are rejected at once, one may go.
    await client.examQuestion.approveQuestion({ id: questions[3]?.id ?? '' })
    const outcomes = await Promise.allSettled(
      questions.slice(0, 2).map(({ id }) => client.examQuestion.rejectQuestion({ id })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await client.examLevel.unpublishLevel({ id: level.id })).toMatchObject({ state: 'unpublished' })
  })

  test('that a replaced document leaves without questions says so', async () => {
    const level = await anExamLevel(app, company, { state: 'published' })
    const { files } = await client.hubFolder.getFolder({ id: level.folderId })
    const sections = [{ heading: 'Garage', lines: ['A courtesy car is yours while the garage repairs the car.'] }]
    await client.hubFile.replaceFile(
      { id: files[0]?.id ?? '', name: 'Booklet.pdf' },
      new Blob([await aTextPdf({ sections })]),
    )
    expect(await client.examLevel.getLevel({ id: level.id })).toMatchObject({ approved: 0, isShort: true })
    expect(await client.examLevel.deleteLevel({ id: level.id })).toBeNull()
  })
})
