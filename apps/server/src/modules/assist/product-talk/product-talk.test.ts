import { beforeEach, describe, expect, test } from 'vitest'
import { aTextPdf } from '../../../../test/a-text-pdf.ts'
import { aHubFolder, anAppGroup, aTalker } from '../../../../test/hub-builders.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { productTalkSweeps } from './sweep-talk.ts'

const app = await startTestApp()

let company: TestCompany
beforeEach(async () => {
  app.clock.now = () => new Date()
  company = await app.aCompany()
})

const dental = { text: 'What is the limit for dental treatment?' }
const garage = [{ heading: 'Garage', lines: ['A courtesy car is yours while the garage repairs the car.'] }]

describe('a question', () => {
  test('is answered word for word, with its page, and the place opens', async () => {
    const folder = await aHubFolder(app, company, { state: 'published' })
    const { client } = await aTalker(app, company)
    const answer = await client.productTalk.ask(dental)
    expect(answer.outcome).toBe('answered')
    const [quote] = answer.quotes
    expect(quote).toMatchObject({ fileId: folder.file.id, fileName: 'Booklet', place: { is: 'page', page: 1 } })
    const source = await client.productTalk.getSource({ fileId: folder.file.id, version: quote?.version ?? 0 })
    expect(source.passages[quote?.passage ?? -1]?.text).toBe(quote?.text)
    expect(quote?.text).toContain('up to £750 (Plus) or £1,500 (Lifetime)')
  })

  test('that no document answers is refused, and a person asked', async () => {
    await aHubFolder(app, company, { state: 'published' })
    const admin = await aTalker(app, company, { isAdmin: true, state: 'active' })
    const { client } = await aTalker(app, company)
    const question = await client.productTalk.ask({ text: 'How do I grow tomatoes on a balcony?' })
    expect(question).toMatchObject({ outcome: 'not-found', quotes: [] })
    expect(await client.productTalk.askPerson({ id: question.id })).toMatchObject({ personAskedAt: expect.any(String) })
    await expect(client.productTalk.askPerson({ id: question.id })).rejects.toMatchObject({
      code: 'product-talk.asked-already',
    })
    const { rows } = await app.owner.query('select text from outbox_message where recipient = $1 and not is_secret', [
      admin.email,
    ])
    expect(rows).toMatchObject([{ text: expect.stringContaining('tomatoes') }])
    const report = await company.client.productTalk.listReport({ outcome: 'not-found' })
    expect(report.items).toMatchObject([{ text: expect.stringContaining('tomatoes'), memberName: 'Ada Finch' }])
  })

  test('is kept for whoever asked it, with their thumb, and is nobody else’s', async () => {
    await aHubFolder(app, company, { state: 'published' })
    const [one, other] = [await aTalker(app, company), await aTalker(app, company)]
    const { id } = await one.client.productTalk.ask(dental)
    expect(await one.client.productTalk.rateAnswer({ id, thumb: 'down' })).toMatchObject({ thumb: 'down' })
    await expect(other.client.productTalk.rateAnswer({ id, thumb: 'up' })).rejects.toMatchObject({
      code: 'product-talk.question-not-found',
    })
    await expect(other.client.productTalk.askPerson({ id })).rejects.toMatchObject({
      code: 'product-talk.question-not-found',
    })
    expect((await one.client.productTalk.listQuestions({})).items).toMatchObject([{ id, thumb: 'down' }])
    expect((await other.client.productTalk.listQuestions({})).items).toEqual([])
    expect(await company.client.appMember.getMember({ id: one.id })).toMatchObject({
      questions: 1,
      lastSeenAt: expect.any(String),
    })
  })

  test('is one of 200 a day', async () => {
    const { client, id } = await aTalker(app, company)
    await app.owner.query(
      `insert into talk_question (id, company_id, member_id, text, outcome, quotes)
      select gen_random_uuid(), $1, $2, 'x', 'answered', '[]' from generate_series(1, 200)`,
      [company.companyId, id],
    )
    await expect(client.productTalk.ask(dental)).rejects.toMatchObject({ code: 'product-talk.too-often' })
  })
})

describe('what is kept of a question', () => {
  test('no passage of what was taken from whoever asked, and that something was', async () => {
    const folder = await aHubFolder(app, company, { state: 'published' })
    const [near, far] = [await anAppGroup(company), await anAppGroup(company)]
    await company.client.hubFolder.setAccess({ folderId: folder.id, groupId: near.id, isGiven: true })
    const { client, id: memberId } = await aTalker(app, company, { groupId: near.id })
    const { id, quotes } = await client.productTalk.ask(dental)
    expect((await client.productTalk.listQuestions({})).items).toMatchObject([{ id, withheld: 0, quotes }])
    await company.client.appMember.moveMember({ id: memberId, groupId: far.id })
    const taken = { id, text: dental.text, quotes: [], withheld: quotes.length }
    expect((await client.productTalk.listQuestions({})).items).toMatchObject([taken])
    expect(await client.productTalk.rateAnswer({ id, thumb: 'up' })).toMatchObject(taken)
    expect(await client.productTalk.askPerson({ id })).toMatchObject(taken)
    await company.client.appMember.moveMember({ id: memberId, groupId: near.id })
    expect((await client.productTalk.listQuestions({})).items).toMatchObject([{ quotes, withheld: 0 }])
  })

  test('nothing after a year, and of a session nothing a month after it ended', async () => {
    const { client, id: memberId } = await aTalker(app, company)
    const young = await client.productTalk.ask(dental)
    const old = await client.productTalk.ask(dental)
    await app.owner.query(`update talk_question set created_at = now() - interval '366 days' where id = $1`, [old.id])
    await app.owner.query(
      `insert into app_session (id, company_id, member_id, expires_at)
      values (gen_random_uuid(), $1, $2, now() - interval '31 days'), (gen_random_uuid(), $1, $2, now() - interval '29 days')`,
      [company.companyId, memberId],
    )
    await runNow(app, productTalkSweeps(waysIn(app.pool, 'job')))
    expect((await client.productTalk.listQuestions({})).items).toMatchObject([{ id: young.id }])
    const { rows } = await app.owner.query('select expires_at from app_session where member_id = $1', [memberId])
    expect(rows).toHaveLength(2)
  })
})

test('of two hundred questions a day the last is one, however many are asked at once', async () => {
  const { client, id } = await aTalker(app, company)
  await app.owner.query(
    `insert into talk_question (id, company_id, member_id, text, outcome, quotes)
    select gen_random_uuid(), $1, $2, 'x', 'answered', '[]' from generate_series(1, 199)`,
    [company.companyId, id],
  )
  const asked = await Promise.allSettled(Array.from({ length: 8 }, () => client.productTalk.ask(dental)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

describe('a person', () => {
  const limit = { code: 'product-talk.person-limit' }

  test('is asked five times a day by one of the app, also at once', async () => {
    const { client } = await aTalker(app, company)
    const ids: string[] = []
    for (let nth = 0; nth < 7; nth++) ids.push((await client.productTalk.ask(dental)).id)
    const asked = await Promise.allSettled(ids.map((id) => client.productTalk.askPerson({ id })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    app.clock.now = () => new Date(Date.now() + 25 * 60 * 60_000)
    await app.owner.query(`update app_session set expires_at = expires_at + interval '2 days'`)
    const left = ids[asked.findIndex(({ status }) => status === 'rejected')] ?? ''
    await expect(client.productTalk.askPerson({ id: left })).resolves.toMatchObject({ id: left })
  })

  test('is asked fifty times a day by all of a company', async () => {
    const [one, other] = [await aTalker(app, company), await aTalker(app, company)]
    await app.owner.query(
      `insert into talk_question (id, company_id, member_id, text, outcome, quotes, person_asked_at)
      select gen_random_uuid(), $1, $2, 'x', 'answered', '[]', now() from generate_series(1, 50)`,
      [company.companyId, other.id],
    )
    const { id } = await one.client.productTalk.ask(dental)
    await expect(one.client.productTalk.askPerson({ id })).rejects.toMatchObject(limit)
  })
})

describe('what somebody may read', () => {
  test('is every published folder while there is no group', async () => {
    await aHubFolder(app, company, { state: 'published' })
    await aHubFolder(app, company, { state: 'unpublished' })
    await aHubFolder(app, company)
    const { client } = await aTalker(app, company)
    expect((await client.productTalk.getTalk({})).folders).toHaveLength(1)
  })

  test('is what their group was given, from the next question on', async () => {
    const folder = await aHubFolder(app, company, { state: 'published' })
    const [near, far] = [await anAppGroup(company), await anAppGroup(company)]
    const talker = await aTalker(app, company, { groupId: near.id })
    const outcome = async () => (await talker.client.productTalk.ask(dental)).outcome
    const give = (groupId: string, isGiven: boolean) =>
      company.client.hubFolder.setAccess({ folderId: folder.id, groupId, isGiven })
    expect(await outcome()).toBe('not-found')
    await give(near.id, true)
    expect(await outcome()).toBe('answered')
    const source = { fileId: folder.file.id, version: 1 }
    await talker.client.productTalk.getSource(source)
    await company.client.appMember.moveMember({ id: talker.id, groupId: far.id })
    expect(await outcome()).toBe('not-found')
    await expect(talker.client.productTalk.getSource(source)).rejects.toMatchObject({
      code: 'product-talk.source-gone',
    })
    await company.client.appMember.moveMember({ id: talker.id, groupId: null })
    expect(await talker.client.productTalk.getTalk({})).toMatchObject({ isPlaced: false, folders: [] })
    await company.client.appMember.promoteMember({ id: talker.id })
    expect(await outcome()).toBe('answered')
  })

  test('does not change by what another company has', async () => {
    const other = await app.aCompany()
    const theirs = await aHubFolder(app, other, { state: 'published', sections: garage })
    await aHubFolder(app, company, { state: 'published' })
    const { client } = await aTalker(app, company)
    expect(await client.productTalk.ask({ text: 'Is there a courtesy car while the garage repairs?' })).toMatchObject({
      outcome: 'not-found',
    })
    await expect(client.productTalk.getSource({ fileId: theirs.file.id, version: 1 })).rejects.toMatchObject({
      code: 'product-talk.source-gone',
    })
  })

  test('is answered from the version that is current', async () => {
    const { file } = await aHubFolder(app, company, { state: 'published' })
    const { client } = await aTalker(app, company)
    expect((await client.productTalk.ask(dental)).outcome).toBe('answered')
    await company.client.hubFile.replaceFile(
      { id: file.id, name: 'b.pdf' },
      new Blob([await aTextPdf({ sections: garage })]),
    )
    expect((await client.productTalk.ask(dental)).outcome).toBe('not-found')
    expect((await client.productTalk.ask({ text: 'courtesy car' })).quotes[0]).toMatchObject({ version: 2 })
  })
})

test('suggests what the headings ask, and shows the app’s links', async () => {
  await aHubFolder(app, company, { state: 'published' })
  const { client } = await aTalker(app, company)
  expect(await client.productTalk.getTalk({})).toMatchObject({
    suggestions: ['What is insured?', 'How do I cancel the contract?'],
    appStoreLink: 'https://apps.apple.com/app/id1',
    isPlaced: true,
  })
})

test('a colleague tries it without leaving a trace, a draft too', async () => {
  const folder = await aHubFolder(app, company)
  const answer = await company.client.productTalk.getTrialAnswer({ ...dental, folderId: folder.id })
  expect(answer.outcome).toBe('answered')
  expect(await company.client.productTalk.getTrialAnswer({ ...dental, folderId: null })).toMatchObject({
    outcome: 'not-found',
  })
  expect((await company.client.productTalk.listReport({})).total).toBe(0)
})

test('whoever ends their talk is out', async () => {
  const { client } = await aTalker(app, company)
  await client.productTalk.endTalk({})
  await expect(client.productTalk.getTalk({})).rejects.toMatchObject({ code: 'not-signed-in' })
})
