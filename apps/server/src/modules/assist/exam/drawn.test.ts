import { beforeEach, describe, expect, test } from 'vitest'
import { anExamLevel } from '../../../../test/exam-builders.ts'
import { aTalker } from '../../../../test/hub-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})

/** Leaves so many of its questions approved, and the others in each way in which none may be asked. */
async function leaveApproved(levelId: string, count: number): Promise<string[]> {
  const { rows } = await app.owner.query<{ id: string }>(
    'select id from exam_question where level_id = $1 order by id',
    [levelId],
  )
  const ids = rows.map(({ id }) => id)
  for (const [nth, id] of ids.slice(count).entries()) {
    const state = ['proposed', 'rejected', 'approved'][nth % 3]
    await app.owner.query('update exam_question set state = $2, is_outdated = $3 where id = $1', [
      id,
      state,
      state === 'approved',
    ])
  }
  expect(ids.length).toBeGreaterThanOrEqual(count + 3)
  return ids.slice(0, count)
}

async function askedIn(examId: string): Promise<string[]> {
  const { rows } = await app.owner.query<{ sheet: { questionId: string }[] }>('select sheet from exam where id = $1', [
    examId,
  ])
  return (rows[0]?.sheet ?? []).map(({ questionId }) => questionId)
}

describe('an exam', () => {
  test('asks nothing that is proposed, rejected or outdated, however often it is drawn', async () => {
    const { id: levelId } = await anExamLevel(app, company, { questions: 2 })
    const approved = await leaveApproved(levelId, 2)
    const asked = new Set<string>()
    for (let nth = 0; nth < 12; nth++) {
      const { id } = await company.client.exam.startTrial({ levelId })
      for (const questionId of await askedIn(id)) asked.add(questionId)
      await company.client.exam.handInTrial({ id })
    }
    expect(approved).toEqual(expect.arrayContaining([...asked]))
  })

  test('is not begun where too few are approved, however many there are', async () => {
    const { id: levelId } = await anExamLevel(app, company, { state: 'published', questions: 2 })
    await leaveApproved(levelId, 1)
    const { client } = await aTalker(app, company)
    await expect(client.exam.startExam({ levelId })).rejects.toMatchObject({ code: 'exam.not-ready' })
    await expect(company.client.exam.startTrial({ levelId })).rejects.toMatchObject({ code: 'exam.not-ready' })
  })
})

test('of trials that a colleague begins in two levels at once one is left, and none fails', async () => {
  const levels = [await anExamLevel(app, company), await anExamLevel(app, company)]
  const begun = await Promise.all(
    [...levels, ...levels].map(({ id: levelId }) => company.client.exam.startTrial({ levelId })),
  )
  expect(begun.every(({ isTrial }) => isTrial)).toBe(true)
  const { rows } = await app.owner.query(
    `select from exam where company_id = $1 and trial_member_id is not null and state = 'sitting'`,
    [company.companyId],
  )
  expect(rows).toHaveLength(1)
})
