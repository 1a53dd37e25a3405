import { permissions } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { aKey } from '../builders.ts'
import { aHubFolder, aTalker, aTalkQuestion } from '../hub-builders.ts'
import { everyCall, type HeadersOf, inputOf, memberCalls, send } from './every-call.ts'
import { startSweptApp } from './swept-app.ts'

const app = await startSweptApp()
const appCalls = everyCall.filter(({ call }) => call.access.kind === 'appMember')
const anId = () => crypto.randomUUID()

const withToken =
  (headersOf: HeadersOf, authorization: string): HeadersOf =>
  (request) => ({ ...headersOf(request), authorization })

test('there are calls of the app, and each is somebody’s of the app alone', () => {
  expect(appCalls.map(({ name }) => name)).toEqual(expect.arrayContaining(['productTalk/getTalk', 'productTalk/ask']))
})

test('who is let into the app is let into nothing else', async () => {
  const company = await app.aCompany()
  const talker = await aTalker(app, company)
  for (const swept of memberCalls)
    expect(await send(app, swept, talker.headersOf, inputOf(swept, anId)), swept.name).toMatchObject({
      status: 401,
      data: { code: 'not-signed-in' },
    })
  // Nor as a bearer's key, which is asked for no signature.
  for (const swept of memberCalls) {
    const answer = await send(app, swept, () => ({ authorization: `Bearer ${talker.token}` }), inputOf(swept, anId))
    expect(answer.status, swept.name).not.toBe(200)
  }
})

test('a member of the studio, whatever they may, and a key are nobody in the app', async () => {
  const company = await app.aCompany({ role: 'super', permissions: [...permissions] })
  const { secret } = await aKey(await app.aCompany())
  for (const swept of appCalls) {
    const refused = { status: 401, data: { code: 'not-signed-in' } }
    expect(await send(app, swept, company.headersOf, inputOf(swept, anId)), swept.name).toMatchObject(refused)
    expect(
      await send(app, swept, withToken(company.headersOf, secret), inputOf(swept, anId)),
      swept.name,
    ).toMatchObject(refused)
  }
})

test('a pass that was made up, is of another company or of an ended session opens nothing', async () => {
  const [company, other] = [await app.aCompany(), await app.aCompany()]
  const [talker, left] = [await aTalker(app, company), await aTalker(app, company)]
  await left.client.productTalk.endTalk({})
  const { appMemberId, sessionId } = app.ports.tokens.verifyForApp(talker.token)
  const foreign = await app.ports.tokens.signForApp({ companyId: other.companyId, appMemberId, sessionId }, 60)
  const late = await app.ports.tokens.signForApp({ companyId: company.companyId, appMemberId, sessionId }, -1)
  const sealed = await app.ports.tokens.seal('app', { companyId: company.companyId, appMemberId, sessionId }, '1h')
  for (const swept of appCalls)
    for (const token of ['', `${talker.token}x`, foreign, late, sealed, left.token])
      for (const { headersOf } of [company, other])
        expect((await send(app, swept, withToken(headersOf, token), inputOf(swept, anId))).status, swept.name).toBe(401)
})

test('nobody of the app reaches what is another company’s, by whichever id', async () => {
  const [company, other] = [await app.aCompany(), await app.aCompany()]
  const theirs = {
    question: await aTalkQuestion(app, other),
    folder: await aHubFolder(app, other, { state: 'published' }),
  }
  const talker = await aTalker(app, company)
  const ids: Readonly<Record<string, string>> = { talkQuestion: theirs.question.id, hubFile: theirs.folder.file.id }
  for (const swept of appCalls.filter(({ idFields }) => idFields.length > 0)) {
    const answer = await send(
      app,
      swept,
      talker.headersOf,
      inputOf(swept, ({ entity }) => ids[entity] ?? anId()),
    )
    expect(answer.status, swept.name).toBe(404)
    expect(JSON.stringify(answer)).not.toContain('Dental')
  }
})
