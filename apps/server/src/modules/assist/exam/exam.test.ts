import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aTextPdf } from '../../../../test/a-text-pdf.ts'
import { eventually } from '../../../../test/eventually.ts'
import { anExamLevel } from '../../../../test/exam-builders.ts'
import { anAppGroup, aTalker } from '../../../../test/hub-builders.ts'
import { layoutOf } from '../../../../test/pdf-layout.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { examJobs, examSweeps } from './handle-jobs.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, examJobs(), { now: () => app.clock.now() })
afterAll(() => worker.stop(2000))

let company: TestCompany
beforeEach(async () => {
  app.clock.now = () => new Date()
  company = await app.aCompany()
})

const later = (minutes: number) => {
  const now = new Date(app.clock.now().getTime() + minutes * 60_000)
  app.clock.now = () => now
}

/** Which option is right, which nobody of the app can ask. */
async function rightOnes(id: string): Promise<number[]> {
  const { rows } = await app.owner.query<{ sheet: { right: number }[] }>('select sheet from exam where id = $1', [id])
  return (rows[0]?.sheet ?? []).map(({ right }) => right)
}

type Talker = Awaited<ReturnType<typeof aTalker>>

async function sit({ client }: Talker, levelId: string, right = Number.POSITIVE_INFINITY) {
  const { id } = await client.exam.startExam({ levelId })
  for (const [question, option] of (await rightOnes(id)).entries())
    await client.exam.answerQuestion({ id, question, option: question < right ? option : (option + 1) % 4 })
  return client.exam.handIn({ id })
}

const handOver = () => runNow(app, examSweeps(waysIn(app.pool, 'job')), app.clock.now())
const standings = async () => (await company.client.exam.listStandings({})).items

describe('an exam', () => {
  test('tells what is right, and where it stands, when it is over and not before', async () => {
    const { id: levelId, folderId } = await anExamLevel(app, company, { state: 'published', questions: 4 })
    const talker = await aTalker(app, company)
    expect(await talker.client.exam.getOpenLevels({})).toMatchObject([{ id: levelId, isReady: true, attemptsLeft: 4 }])
    const begun = await talker.client.exam.startExam({ levelId })
    expect(begun.questions).toHaveLength(4)
    const answered = await talker.client.exam.answerQuestion({ id: begun.id, question: 2, option: 1 })
    for (const told of [begun, answered, await talker.client.exam.getExam({ id: begun.id })]) {
      expect(told).toMatchObject({ state: 'sitting', result: null })
      expect(JSON.stringify(told)).not.toMatch(/quote|"right"|seed|passage/)
    }
    const over = await talker.client.exam.handIn({ id: begun.id })
    expect(over.result?.explanations).toHaveLength(4)
    const [told] = over.result?.explanations ?? []
    const { files } = await company.client.hubFolder.getFolder({ id: folderId })
    const { passages } = await company.client.hubFile.getFileText({ id: files[0]?.id ?? '' })
    expect(passages[told?.source.passage ?? -1]?.text).toBe(told?.source.quote)
    expect(over.result?.weakTopics[0]).toMatchObject({ fileName: 'Booklet', heading: 'What is insured?' })
  })

  test('is passed by the share that the level asks; best, history and figures follow', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published', questions: 5, accuracy: 80 })
    const talker = await aTalker(app, company)
    const failed = await sit(talker, levelId, 3)
    expect(failed).toMatchObject({ state: 'failed', result: { right: 3, percent: 60 } })
    const passed = await sit(talker, levelId, 4)
    expect(passed).toMatchObject({ state: 'passed', result: { right: 4, percent: 80 } })
    expect((await talker.client.exam.listOwnExams({})).items.map(({ state }) => state).toSorted()).toEqual([
      'failed',
      'passed',
    ])
    expect(await talker.client.exam.getOpenLevels({})).toMatchObject([{ bestPercent: 80, isPassed: true, attempts: 2 }])
    expect(await standings()).toMatchObject([{ memberName: 'Ada Finch', attempts: 2, bestPercent: 80 }])
    expect((await company.client.exam.listExams({ levelId, memberId: talker.id })).items).toHaveLength(2)
    const { items } = await company.client.examQuestion.listQuestions({ levelId })
    expect(items.map(({ asked }) => asked)).toEqual([2, 2, 2, 2, 2])
    expect(items.reduce((sum, { failed: often }) => sum + often, 0)).toBe(3)
  })

  test('gives a certificate for a pass, and for nothing else', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published' })
    const talker = await aTalker(app, company)
    const failed = await sit(talker, levelId, 0)
    await expect(talker.client.exam.printCertificate({ id: failed.id })).rejects.toMatchObject({
      code: 'exam.no-certificate',
    })
    const passed = await sit(talker, levelId)
    const { base64 } = await talker.client.exam.printCertificate({ id: passed.id })
    const printed = await layoutOf(Buffer.from(base64, 'base64'))
    const { rows } = await app.owner.query<{ name: string }>('select name from company where id = $1', [
      company.companyId,
    ])
    const said = [
      rows[0]?.name,
      'Certificate',
      'Ada Finch',
      passed.levelName,
      '100%',
      passed.id,
      'no licence to advise or to sell',
    ]
    for (const words of said) expect(printed).toContain(words)
    const other = await aTalker(app, company)
    await expect(other.client.exam.printCertificate({ id: passed.id })).rejects.toMatchObject({
      code: 'exam.not-found',
    })
  })

  test('keeps to its attempts and to the wait between them', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published', retakes: 1, waitHours: 2 })
    const talker = await aTalker(app, company)
    await sit(talker, levelId, 0)
    await expect(talker.client.exam.startExam({ levelId })).rejects.toMatchObject({ code: 'exam.too-early' })
    later(121)
    await sit(talker, levelId, 0)
    later(121)
    await expect(talker.client.exam.startExam({ levelId })).rejects.toMatchObject({ code: 'exam.no-retakes' })
  })

  test('is asked as it was drawn, whatever becomes of level, question and document meanwhile', async () => {
    const { id: levelId, folderId } = await anExamLevel(app, company, {
      state: 'published',
      questions: 5,
      accuracy: 100,
    })
    const talker = await aTalker(app, company)
    const begun = await talker.client.exam.startExam({ levelId })
    const { files } = await company.client.hubFolder.getFolder({ id: folderId })
    const sections = [{ heading: 'Garage', lines: ['A courtesy car is yours while the garage repairs the car.'] }]
    await company.client.hubFile.replaceFile(
      { id: files[0]?.id ?? '', name: 'Booklet.pdf' },
      new Blob([await aTextPdf({ sections })]),
    )
    await company.client.examLevel.unpublishLevel({ id: levelId })
    for (const [question, option] of (await rightOnes(begun.id)).entries())
      await talker.client.exam.answerQuestion({ id: begun.id, question, option })
    expect(await talker.client.exam.handIn({ id: begun.id })).toMatchObject({ state: 'passed' })
    // Nothing is left to draw from: nobody begins another.
    await expect(talker.client.exam.startExam({ levelId })).rejects.toMatchObject({ code: 'exam-level.not-found' })
    await app.owner.query(`update exam_level set state = 'published' where id = $1`, [levelId])
    await expect(talker.client.exam.startExam({ levelId })).rejects.toMatchObject({ code: 'exam.not-ready' })
    expect(await talker.client.exam.getOpenLevels({})).toMatchObject([{ isReady: false }])
  })
})

describe('when time is out', () => {
  test('an answer does not count: it is handed in as of its deadline', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published', minutes: 20 })
    const talker = await aTalker(app, company)
    const { id, deadlineAt } = await talker.client.exam.startExam({ levelId })
    const [first = 0, second = 0] = await rightOnes(id)
    later(19)
    await talker.client.exam.answerQuestion({ id, question: 0, option: first })
    later(2)
    const late = await talker.client.exam.answerQuestion({ id, question: 1, option: second })
    expect(late).toMatchObject({ state: 'failed', endedAt: deadlineAt, result: { right: 1, isTimeOut: true } })
    expect(late.questions[1]?.chosen).toBeNull()
    expect(await talker.client.exam.handIn({ id })).toMatchObject({ endedAt: deadlineAt, result: { right: 1 } })
    expect(await standings()).toMatchObject([{ attempts: 1, bestPercent: 50 }])
  })

  test('whoever reads finds it over, and the job writes it down once', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published', minutes: 1 })
    const talker = await aTalker(app, company)
    const { id, deadlineAt } = await talker.client.exam.startExam({ levelId })
    await handOver()
    expect(await talker.client.exam.getExam({ id })).toMatchObject({ state: 'sitting' })
    later(90)
    expect(await talker.client.exam.getExam({ id })).toMatchObject({ state: 'failed', endedAt: deadlineAt })
    expect(await standings()).toEqual([])
    await handOver()
    await eventually(async () => expect(await standings()).toMatchObject([{ attempts: 1 }]))
    await handOver()
    expect(await talker.client.exam.handIn({ id })).toMatchObject({ state: 'failed', endedAt: deadlineAt })
    expect(await standings()).toMatchObject([{ attempts: 1 }])
  })
})

describe('at once', () => {
  test('ten who begin are in one exam', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published' })
    const { client } = await aTalker(app, company)
    const begun = await Promise.all(Array.from({ length: 10 }, () => client.exam.startExam({ levelId })))
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1)
    expect(new Set(begun.map(({ questions }) => JSON.stringify(questions))).size).toBe(1)
    const { id: otherId } = await anExamLevel(app, company, { state: 'published' })
    await expect(client.exam.startExam({ levelId: otherId })).rejects.toMatchObject({ code: 'exam.another' })
  })

  test('answers to two questions are both kept, and of two to one the later', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published', questions: 5 })
    const { client } = await aTalker(app, company)
    const { id } = await client.exam.startExam({ levelId })
    await Promise.all([0, 1, 2, 3, 4].map((question) => client.exam.answerQuestion({ id, question, option: 3 })))
    await Promise.all([0, 1].map((option) => client.exam.answerQuestion({ id, question: 4, option })))
    const chosen = (await client.exam.getExam({ id })).questions.map((question) => question.chosen)
    expect(chosen.slice(0, 4)).toEqual([3, 3, 3, 3])
    expect([0, 1]).toContain(chosen[4])
    await expect(client.exam.answerQuestion({ id, question: 7, option: 0 })).rejects.toMatchObject({
      code: 'exam.not-found',
    })
  })

  test('handing in ten times counts once', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published' })
    const { client } = await aTalker(app, company)
    const { id } = await client.exam.startExam({ levelId })
    await Promise.all(Array.from({ length: 10 }, () => client.exam.handIn({ id })))
    expect(await standings()).toMatchObject([{ attempts: 1 }])
  })
})

describe('who may no longer read', () => {
  test('is told in the exam, which counts for nothing, and finds no level', async () => {
    const { id: levelId, folderId } = await anExamLevel(app, company, { state: 'published' })
    const group = await anAppGroup(company)
    await company.client.hubFolder.setAccess({ folderId, groupId: group.id, isGiven: true })
    const talker = await aTalker(app, company, { groupId: group.id })
    const { id } = await talker.client.exam.startExam({ levelId })
    await company.client.appMember.moveMember({ id: talker.id, groupId: null })
    expect(await talker.client.exam.getExam({ id })).toMatchObject({ state: 'cancelled', questions: [], result: null })
    // Moved back before anything was written down, they go on.
    await company.client.appMember.moveMember({ id: talker.id, groupId: group.id })
    expect(await talker.client.exam.getExam({ id })).toMatchObject({ state: 'sitting' })
    await company.client.appMember.moveMember({ id: talker.id, groupId: null })
    expect(await talker.client.exam.answerQuestion({ id, question: 0, option: 0 })).toMatchObject({
      state: 'cancelled',
    })
    expect(await talker.client.exam.getOpenLevels({})).toEqual([])
    await expect(talker.client.exam.startExam({ levelId })).rejects.toMatchObject({ code: 'exam-level.not-found' })
    expect(await standings()).toEqual([])
  })

  test('keeps their score, without what the documents say', async () => {
    const { id: levelId, folderId } = await anExamLevel(app, company, { state: 'published' })
    const talker = await aTalker(app, company)
    const { id } = await sit(talker, levelId)
    await company.client.hubFolder.unpublishFolder({ id: folderId })
    expect(await talker.client.exam.getExam({ id })).toMatchObject({
      state: 'passed',
      questions: [],
      result: { right: 2, explanations: null },
    })
  })
})

test('the best are shown in order, unless the company has switched that off', async () => {
  const { id: levelId, folderIds } = await anExamLevel(app, company, { state: 'published', questions: 4 })
  const [one, other] = [await aTalker(app, company), await aTalker(app, company)]
  await sit(one, levelId, 2)
  await sit(other, levelId, 4)
  expect(await one.client.exam.getLeaders({ levelId })).toEqual([
    { name: 'Ada Finch', percent: 100, isYou: false },
    { name: 'Ada Finch', percent: 50, isYou: true },
  ])
  const { id, name, accuracy, minutes, questions, retakes, waitHours } = await company.client.examLevel.getLevel({
    id: levelId,
  })
  const kept = { id, name, accuracy, minutes, questions, retakes, waitHours, folderIds }
  await company.client.examLevel.updateLevel({ ...kept, hasLeaderboard: false })
  expect(await one.client.exam.getLeaders({ levelId })).toEqual([])
})

test('a colleague tries a draft, and it counts in no figure', async () => {
  const { id: levelId } = await anExamLevel(app, company)
  const begun = await company.client.exam.startTrial({ levelId })
  expect(begun).toMatchObject({ isTrial: true, state: 'sitting', result: null })
  expect((await company.client.exam.startTrial({ levelId })).id).toBe(begun.id)
  await company.client.exam.answerTrial({ id: begun.id, question: 0, option: 0 })
  expect(await company.client.exam.handInTrial({ id: begun.id })).toMatchObject({ state: expect.stringMatching(/ed$/) })
  expect((await company.client.exam.listExams({})).items).toEqual([])
  expect(await standings()).toEqual([])
  const { client } = await aTalker(app, company)
  await expect(client.exam.getExam({ id: begun.id })).rejects.toMatchObject({ code: 'exam.not-found' })
})
