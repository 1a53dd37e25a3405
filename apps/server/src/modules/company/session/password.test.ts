import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeIn, lastMessageTo } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { aCompany, visitor, clock, owner } = app
const password = 'Reeds-in-the-wind-4'
const fresh = { password, confirmation: password }
let company: TestCompany
let passedMs = 0

beforeEach(async () => {
  passedMs = 0
  clock.now = () => new Date(Date.now() + passedMs)
  company = await aCompany()
})

const signIn = (word: string) =>
  visitor.login.landingV2({ email: company.email, password: word, deviceKey: company.tokens.deviceKey })
const mailedCode = async () => codeIn(await lastMessageTo(app, company.email))

const ticketOf = async () => {
  const { codeTicket } = await visitor.login.forgetPasswordV2({ email: company.email.toUpperCase() })
  return visitor.login.verifyForgetCodeV2({ codeTicket, code: await mailedCode() })
}

const change = (oldPassword: string) => company.client.identity.updatePassword({ oldPassword, ...fresh })

describe('a forgotten password', () => {
  test('is set anew with the mailed code, and every session ends', async () => {
    const { resetTicket } = await ticketOf()
    await visitor.login.updatePasswordV2({ resetTicket, ...fresh })
    await expect(company.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
    await expect(signIn(testPassword)).rejects.toMatchObject({ code: 'session.incorrect' })
    expect(await signIn(password)).toMatchObject({ outcome: 'signed-in' })
    expect(await lastMessageTo(app, company.email)).toMatch(/was changed/)
  })

  test('a code sets one password', async () => {
    const { resetTicket } = await ticketOf()
    await visitor.login.updatePasswordV2({ resetTicket, ...fresh })
    const again = { password: 'Another-one-5', confirmation: 'Another-one-5' }
    await expect(visitor.login.updatePasswordV2({ resetTicket, ...again })).rejects.toMatchObject({
      code: 'session.code-expired',
    })
    expect(await signIn(password)).toMatchObject({ outcome: 'signed-in' })
  })

  test('an account that rests wakes up', async () => {
    for (let n = 0; n < sessionLimits.signInTries; n++) await signIn('Wrong-passw0rd').catch(() => undefined)
    await expect(signIn(testPassword)).rejects.toMatchObject({ code: 'session.incorrect' })
    const { resetTicket } = await ticketOf()
    await visitor.login.updatePasswordV2({ resetTicket, ...fresh })
    expect(await signIn(password)).toMatchObject({ outcome: 'signed-in' })
  })

  test.each([
    ['Short-1', 'Short-1', { password: 'Incorrect password format' }],
    ['Passw0rd!', 'Passw0rd!', { password: expect.stringMatching(/easy to guess/) }],
    [password, 'Reeds-in-the-wind-5', { confirmation: "These password don't match. Try again?" }],
  ])('%s confirmed by %s is refused', async (word, confirmation, fields) => {
    const form = { resetTicket: 'x', password: word, confirmation }
    await expect(visitor.login.updatePasswordV2(form)).rejects.toMatchObject({ fields })
  })

  test('what is answered does not tell who has an account', async () => {
    const emails = [company.email, `nobody-${process.pid}@nowhere.example`]
    const answers = []
    for (const email of emails) {
      const said: unknown[] = []
      const ask = async (call: () => Promise<unknown>) =>
        said.push(
          await call().then(
            () => 'done',
            (error: { code: string }) => error.code,
          ),
        )
      const { codeTicket } = await visitor.login.forgetPasswordV2({ email })
      await ask(() => visitor.login.forgetPasswordV2({ email }))
      const code = codeIn(await lastMessageTo(app, email)) === '000000' ? '111111' : '000000'
      for (let n = 0; n < 6; n++) await ask(() => visitor.login.verifyForgetCodeV2({ codeTicket, code }))
      answers.push(said)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(await lastMessageTo(app, emails[1] ?? '')).toBe('')
  })

  test('who did not ask for the code uses up none of its guesses, whatever they ask for', async () => {
    const { codeTicket } = await visitor.login.forgetPasswordV2({ email: company.email })
    const code = await mailedCode()
    passedMs = sessionLimits.resendMs
    const strangers = await visitor.login.forgetPasswordV2({ email: company.email })
    for (const wrong of [strangers.codeTicket, 'made-up', company.token]) {
      for (let n = 0; n <= sessionLimits.codeTries; n++) {
        await expect(visitor.login.verifyForgetCodeV2({ codeTicket: wrong, code })).rejects.toMatchObject({
          status: 422,
        })
      }
    }
    const { resetTicket } = await visitor.login.verifyForgetCodeV2({ codeTicket, code })
    await visitor.login.updatePasswordV2({ resetTicket, ...fresh })
    expect(await signIn(password)).toMatchObject({ outcome: 'signed-in' })
  })

  test('a code for a new device sets no password', async () => {
    const outcome = await visitor.login.landingV2({ email: company.email, password: testPassword })
    if (outcome.outcome !== 'new-device') throw new Error('The device is known')
    await visitor.login.sendNewDeviceCode({ ticket: outcome.ticket })
    const code = await mailedCode()
    const { codeTicket } = await visitor.login.forgetPasswordV2({ email: company.email })
    await expect(visitor.login.verifyForgetCodeV2({ codeTicket, code })).rejects.toMatchObject({
      code: 'session.code-invalid',
    })
    for (const resetTicket of [outcome.ticket, company.token]) {
      await expect(visitor.login.updatePasswordV2({ resetTicket, ...fresh })).rejects.toMatchObject({
        code: 'session.code-expired',
      })
    }
  })
})

describe('one’s own password', () => {
  test('is changed, and all other sessions end', async () => {
    const other = await signIn(testPassword)
    if (other.outcome !== 'signed-in') throw new Error('The device is new')
    await change(testPassword)
    await company.client.login.getUserData({})
    const { refreshToken, deviceKey } = other.tokens
    await expect(visitor.identity.refreshToken({ refreshToken, deviceKey })).rejects.toMatchObject({ status: 401 })
    const { rows } = await owner.query('select id from session where member_id = $1 and ended_at is null', [
      company.memberId,
    ])
    expect(rows).toEqual([{ id: company.sessionId }])
    expect(await signIn(password)).toMatchObject({ outcome: 'signed-in' })
  })

  test('a wrong one is refused, counted, and in the end the account rests', async () => {
    await expect(change('Wrong-passw0rd')).rejects.toMatchObject({
      message: 'Password incorrect!',
      fields: { oldPassword: 'Password incorrect!' },
    })
    await Promise.allSettled(Array.from({ length: sessionLimits.signInTries - 1 }, () => change('Wrong-passw0rd')))
    await expect(change(testPassword)).rejects.toMatchObject({ code: 'session.account-rests' })
    passedMs = sessionLimits.signInRestMs
    await change(testPassword)
  })

  test('whoever is signed in and forgot it is mailed a code', async () => {
    const { codeTicket } = await company.client.identity.forgetPassword({})
    const { resetTicket } = await visitor.login.verifyForgetCodeV2({ codeTicket, code: await mailedCode() })
    await visitor.login.updatePasswordV2({ resetTicket, ...fresh })
    expect(await signIn(password)).toMatchObject({ outcome: 'signed-in' })
  })
})
