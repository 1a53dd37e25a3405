import { createHook } from 'node:async_hooks'
import type { WireRequest } from '@coverwright/contract/client'
import { attemptLimits } from '@coverwright/domain/company/session/attempt-limits'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aSignUp } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { owner, aCompany, sign } = app
/** Each hash is a task of its own for the runtime, which tells of it. */
let hashesMade = 0
const hook = createHook({
  init: (_id, type) => {
    if (type === 'ARGON2REQUEST') hashesMade++
  },
}).enable()
afterAll(() => void hook.disable())

let company: TestCompany
beforeEach(async () => {
  await owner.query('delete from attempt_count')
  company = await aCompany()
})

/** The answer as it goes over the wire, and how often a password was hashed for it. */
async function answerTo(call: string, input: object) {
  const request = { method: 'POST', path: `/v1/login/${call}` } satisfies Pick<WireRequest, 'method' | 'path'>
  const before = hashesMade
  const answer = await app.app.inject({
    method: 'POST',
    url: request.path,
    headers: { ...sign(request) },
    payload: input,
  })
  const { date, 'x-request-id': requestId, ...headers } = answer.headers
  return { status: answer.statusCode, headers, body: answer.body, hashes: hashesMade - before }
}

/** Of an address nobody has, as long as the company's. */
const nobody = () => company.email.replace('member', 'nobody')
const wrong = 'Wrong-passw0rd'

const callsWith = async (email: string) => [
  await answerTo('landingV2', { email, password: wrong }),
  await answerTo('landingV2', { email: email.toUpperCase(), password: wrong, deviceKey: 'unknown' }),
  await answerTo('getTransferMessage', { email, password: wrong }),
  await answerTo('requestReactivation', { email, note: '' }),
]

/** What may be the matter with an account that a stranger asks about. */
const states: Readonly<Record<string, () => Promise<unknown>>> = {
  'is known': async () => undefined,
  'is no longer registered': () =>
    owner.query(`update member set state = 'unregistered' where id = $1`, [company.memberId]),
  'is of a company that left': () =>
    owner.query(`update company set deactivated_at = now() where id = $1`, [company.companyId]),
  'is of a trial that is over': () =>
    owner.query(`update company set trial_ends_at = now() - interval '1 day' where id = $1`, [company.companyId]),
  'is of a trial user whose time is over': () =>
    owner.query(`update member set access_ends_at = now() - interval '1 day' where id = $1`, [company.memberId]),
  'has not opened its mailed link': async () => {
    const { form } = await aSignUp(app)
    company = { ...company, email: form.email }
  },
}

test.each(Object.entries(states))('an account that %s answers like none', async (_, make) => {
  await make()
  const [known, unknown] = [await callsWith(company.email), await callsWith(nobody())]
  expect(known).toEqual(unknown)
  expect(known.slice(0, 3).map(({ hashes }) => hashes)).toEqual([1, 1, 1])
  expect(JSON.parse(known[0]?.body ?? '')).toEqual({
    status: 422,
    message: 'The email address or password you entered is incorrect. Please try again.',
    data: { code: 'session.incorrect' },
  })
})

async function triedTooOften(email: string) {
  for (let n = 0; n < attemptLimits['password.caller'].times; n++)
    await answerTo('landingV2', { email, password: wrong })
  return [
    await answerTo('landingV2', { email, password: wrong }),
    await answerTo('landingV2', { email, password: testPassword }),
  ]
}

test('one that takes no more tries answers like none, whatever password is given', async () => {
  const [known, unknown] = [await triedTooOften(company.email), await triedTooOften(nobody())]
  expect(known).toEqual(unknown)
  expect(known[0]).toEqual(known[1])
})

const withoutTime = ({ body, ...answer }: Awaited<ReturnType<typeof answerTo>>) => ({
  ...answer,
  body: body.replaceAll(/"(expiresAt|codeTicket)":"[^"]+"/g, '').replaceAll(/[mn]\*\*\*@/g, 'x***@'),
})

async function resetting(email: string) {
  const asked = await answerTo('forgetPasswordV2', { email })
  const { codeTicket } = (JSON.parse(asked.body) as { data: { codeTicket: string } }).data
  // Too soon.
  const answers = [asked, await answerTo('forgetPasswordV2', { email })]
  for (let n = 0; n < 6; n++) answers.push(await answerTo('verifyForgetCodeV2', { codeTicket, code: '000000' }))
  for (let n = 0; n < 6; n++) answers.push(await answerTo('forgetPasswordV2', { email }))
  return answers.map(withoutTime)
}

test('a password that was forgotten is asked for alike', async () => {
  expect(await resetting(company.email)).toEqual(await resetting(nobody()))
})

test('signing up says which addresses are registered, so often from one address', async () => {
  const { times } = attemptLimits['registered.address']
  for (let n = 0; n < times; n++)
    expect(await answerTo('checkCompanyInfo', { email: company.email })).toMatchObject({
      body: expect.stringContaining('Email has been registered.'),
    })
  const [known, unknown] = [
    await answerTo('checkCompanyInfo', { email: company.email }),
    await answerTo('checkCompanyInfo', { email: nobody() }),
  ]
  expect(JSON.parse(known.body)).toMatchObject({ status: 429 })
  expect(known).toEqual(unknown)
  // What is asked of a name alone goes on.
  expect(JSON.parse((await answerTo('checkCompanyInfo', { companyName: 'Nobody yet' })).body)).toMatchObject({
    status: 200,
  })
})
