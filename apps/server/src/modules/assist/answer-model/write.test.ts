import { beforeEach, describe, expect, test } from 'vitest'
import { startFakeModel } from '../../../../test/fake-model.ts'
import { aHubFolder } from '../../../../test/hub-builders.ts'
import { aPostAccount, aPostingCompany, aPostTemplate } from '../../../../test/post-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const fake = await startFakeModel('anthropic')
const app = await startTestApp(fake.settings)

let company: TestCompany
let author: TestCompany
let later = 0
beforeEach(async () => {
  fake.asked.length = 0
  ;({ company, author } = await aPostingCompany(app))
  // A minute after the test before: a model that was left alone there is asked again.
  later += 60_000
  app.clock.now = () => new Date(Date.now() + later)
})

const letIt = (...uses: ('answers' | 'questions' | 'posts')[]) => company.client.answerModel.changeModel({ uses })

const aQuestion = (passage: string, text: string) => ({
  passage,
  question: `What is said in the passage ${passage}?`,
  quote: text,
  answer: text,
  wrong: ['Nothing at all', 'Twice as much', 'Half of it'],
})

const aLevel = async () => {
  const folder = await aHubFolder(app, company, { state: 'published' })
  const { examLevel } = company.client
  const form = { accuracy: 80, minutes: 20, questions: 3, retakes: 1, waitHours: 0, hasLeaderboard: true }
  const level = await examLevel.createLevel({ ...form, name: folder.productName, folderIds: [folder.id] })
  return { folder, level }
}
const write = (levelId: string, count = 5) => company.client.examQuestion.writeQuestions({ levelId, count })

describe('exam questions', () => {
  test('are written only where the company lets the model write them', async () => {
    const { level } = await aLevel()
    await expect(write(level.id)).rejects.toMatchObject({ code: 'answer-model.off' })
    await letIt('answers', 'posts')
    await expect(write(level.id)).rejects.toMatchObject({ code: 'answer-model.off' })
    expect(fake.asked).toEqual([])
  })

  test('wait for somebody to approve them, each with the passage that answers', async () => {
    const { folder, level } = await aLevel()
    await letIt('questions')
    fake.writes('questions', ({ passages }) =>
      passages.slice(0, 2).map(({ id, text }) => aQuestion(id, text.slice(0, 60))),
    )
    expect(await write(level.id)).toEqual({ made: 2, dropped: 0 })
    const { items } = await company.client.examQuestion.listQuestions({ levelId: level.id })
    expect(items).toHaveLength(2)
    const { passages } = await company.client.hubFile.getFileText({ id: folder.file.id })
    for (const question of items) {
      expect(question).toMatchObject({ kind: 'written', state: 'proposed', isOutdated: false })
      expect(passages[question.passage]).toMatchObject({ text: question.quote, place: question.place })
      expect(question.quote).toContain(question.answer)
    }
    // The same again is not there twice, and said.
    expect(await write(level.id)).toEqual({ made: 0, dropped: 2 })
  })

  test('that no passage answers are left out, and said', async () => {
    const { level } = await aLevel()
    await letIt('questions')
    fake.writes('questions', ({ passages: [first] }) => [
      { ...aQuestion('p1', first?.text.slice(0, 40) ?? ''), answer: 'All of it' },
      aQuestion('p99', 'Anything'),
      aQuestion('p1', 'Every treatment is free.'),
    ])
    expect(await write(level.id)).toEqual({ made: 0, dropped: 3 })
  })

  test('are no more than were asked for', async () => {
    const { level } = await aLevel()
    await letIt('questions')
    fake.writes('questions', ({ passages }) => passages.map(({ id, text }) => aQuestion(id, text.slice(0, 60))))
    expect(await write(level.id, 1)).toEqual({ made: 1, dropped: 0 })
  })

  test('say neither whose they are nor what the files are called', async () => {
    const { folder, level } = await aLevel()
    await letIt('questions')
    fake.writes('questions', () => [])
    await write(level.id)
    const sent = fake.asked.map(({ whole }) => whole).join('\n')
    expect(sent).toContain('passages')
    for (const own of [company.companyId, company.email, level.name, folder.file.id, folder.file.name])
      expect(sent).not.toContain(own)
  })

  test('are refused, not made up, when the model does not answer', async () => {
    const { level } = await aLevel()
    await letIt('questions')
    fake.writes('questions', () => (response) => void response.writeHead(500).end())
    await expect(write(level.id)).rejects.toMatchObject({ code: 'answer-model.no-answer' })
    // Left alone now: whoever asks at once is told the same, and nothing is counted for it.
    await expect(write(level.id)).rejects.toMatchObject({ code: 'answer-model.no-answer' })
    expect((await company.client.answerModel.getModel({})).month).toMatchObject({ tokens: 0 })
  })

  test('are not written when the month is used up', async () => {
    const { level } = await aLevel()
    await letIt('questions')
    fake.writes('questions', () => [])
    await write(level.id)
    await app.owner.query('update answer_model_month set tokens = 1000000000 where company_id = $1', [
      company.companyId,
    ])
    await expect(write(level.id)).rejects.toMatchObject({ code: 'answer-model.used-up' })
  })

  test('of three at once two are written, and the third is told to wait', async () => {
    const { level } = await aLevel()
    await letIt('questions')
    const { promise, resolve } = Promise.withResolvers<void>()
    fake.writes('questions', () => promise.then(() => []))
    const slow = [write(level.id), write(level.id)]
    await expect.poll(() => fake.asked.length).toBe(2)
    await expect(write(level.id)).rejects.toMatchObject({ code: 'too-many-of-yours' })
    resolve()
    expect(await Promise.all(slow)).toEqual([
      { made: 0, dropped: 0 },
      { made: 0, dropped: 0 },
    ])
  })
})

describe('drafts of posts', () => {
  const about = 'Dental treatment is paid up to £750 a year.'
  const asking = async () => ({
    accountId: (await aPostAccount(company, { network: 'kept' })).id,
    templateId: (await aPostTemplate(company)).id,
    productId: null,
    about,
  })

  test('are written where the company lets the model write them, by whoever writes posts', async () => {
    const form = await asking()
    expect((await author.client.post.getChoices({})).modelHost).toBeNull()
    await expect(author.client.post.getDrafts(form)).rejects.toMatchObject({ code: 'answer-model.off' })
    await letIt('posts')
    expect((await author.client.post.getChoices({})).modelHost).toBe(new URL(fake.settings.AI_URL).host)
    fake.writes('posts', () => [
      { text: 'Teeth matter. {{company}} pays up to £750 a year.' },
      { text: 'Save 90% today!' },
      { text: 'See https://evil.example' },
    ])
    expect(await author.client.post.getDrafts(form)).toEqual({
      drafts: ['Teeth matter. {{company}} pays up to £750 a year.'],
      dropped: 2,
    })
    expect((await author.client.post.listPosts({})).items).toEqual([])
  })

  test('name neither the company nor whoever asks', async () => {
    await letIt('posts')
    fake.writes('posts', () => [])
    await author.client.post.getDrafts(await asking())
    const sent = fake.asked.map(({ whole }) => whole).join('\n')
    expect(sent).toContain(about)
    const { company: name } = await company.client.post.getChoices({})
    for (const own of [company.companyId, author.email, company.email, name]) expect(sent).not.toContain(own)
  })
})

test('nothing was sent that the protocol does not have', () => {
  expect(fake.faults).toEqual([])
})
