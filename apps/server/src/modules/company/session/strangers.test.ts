import { attemptLimits } from '@coverwright/domain/company/session/attempt-limits'
import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { addressOf, visitorsOf } from '../../../../test/from-addresses.ts'
import { codeIn, lastMessageTo } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const app = await startTestApp({ TRUST_PROXY: 'true' })
const { owner, clock, aCompany } = app
const { from } = visitorsOf(app)
const home = from('203.0.113.7')
const incorrect = { status: 422, code: 'session.incorrect' }

let company: TestCompany
let passedMs = 0
beforeEach(async () => {
  passedMs = 0
  clock.now = () => new Date(Date.now() + passedMs)
  await owner.query('delete from attempt_count')
  company = await aCompany()
})

const signIn = (visitor = home, change: { password?: string; deviceKey?: string } = {}) =>
  visitor.login.landingV2({ email: company.email, password: testPassword, ...change })
const guess = (visitor: typeof home, deviceKey?: string) =>
  expect(
    signIn(visitor, { password: 'Wrong-passw0rd', ...(deviceKey !== undefined && { deviceKey }) }),
  ).rejects.toMatchObject(incorrect)
const onKnownDevice = (visitor = home) => signIn(visitor, { deviceKey: company.tokens.deviceKey })

describe('wrong passwords of strangers', () => {
  test('ten, then a hundred of them do not keep the owner’s own device out', async () => {
    for (let n = 0; n < 10; n++) await guess(from(addressOf(n)))
    expect(await onKnownDevice()).toMatchObject({ outcome: 'signed-in' })
    expect(await signIn()).toMatchObject({ outcome: 'new-device' })

    for (let n = 10; n < attemptLimits['password.account'].times; n++) await guess(from(addressOf(n)))
    expect(await onKnownDevice()).toMatchObject({ outcome: 'signed-in' })
    // From nowhere else is a guess taken now, not even the right one.
    await expect(signIn()).rejects.toMatchObject(incorrect)
    passedMs = attemptLimits['password.account'].ms + 1000
    expect(await signIn()).toMatchObject({ outcome: 'new-device' })
  })

  test('those at the owner’s own address hold up new devices there, and not the known one', async () => {
    for (let n = 0; n < sessionLimits.signInTries; n++) await guess(home)
    await expect(signIn()).rejects.toMatchObject(incorrect)
    expect(await onKnownDevice()).toMatchObject({ outcome: 'signed-in' })
    expect(await signIn(from(addressOf(1)))).toMatchObject({ outcome: 'new-device' })
  })

  test('a device key of another account makes no device known', async () => {
    const { tokens } = await aCompany()
    for (let n = 0; n < sessionLimits.signInTries; n++) await guess(home, tokens.deviceKey)
    await expect(signIn(home, { deviceKey: tokens.deviceKey })).rejects.toMatchObject(incorrect)
  })

  test('on a known device guesses are counted too', async () => {
    const { deviceKey } = company.tokens
    for (let n = 0; n < sessionLimits.signInTries; n++) await guess(from(addressOf(n)), deviceKey)
    await expect(onKnownDevice()).rejects.toMatchObject(incorrect)
    passedMs = sessionLimits.signInRestMs + 1000
    expect(await onKnownDevice()).toMatchObject({ outcome: 'signed-in' })
  })

  test('from one address at many accounts they come to an end', async () => {
    const { times } = attemptLimits['password.address']
    for (let n = 0; n < times; n++) {
      const given = { email: `nobody-${n}@company.example`, password: 'Wrong-passw0rd' }
      await expect(home.login.landingV2(given)).rejects.toMatchObject(incorrect)
    }
    await expect(signIn()).rejects.toMatchObject(incorrect)
    expect(await signIn(from(addressOf(2)))).toMatchObject({ outcome: 'new-device' })
    expect(await onKnownDevice()).toMatchObject({ outcome: 'signed-in' })
  })

  test('thirty at once count as thirty: the right one among them is not found', async () => {
    await Promise.all(Array.from({ length: 30 }, () => guess(home)))
    await expect(signIn()).rejects.toMatchObject(incorrect)
    const { rows } = await owner.query(`select count from attempt_count where name = 'password.caller'`)
    // What is refused is not written down.
    expect(rows[0]?.count).toBeGreaterThanOrEqual(sessionLimits.signInTries)
  })

  test('an IPv6 network is one address', async () => {
    for (let n = 0; n < sessionLimits.signInTries; n++) await guess(from(`2001:db8:1:2::${n + 1}`))
    await expect(signIn(from('2001:db8:1:2:ffff::1'))).rejects.toMatchObject(incorrect)
    expect(await signIn(from('2001:db8:1:3::1'))).toMatchObject({ outcome: 'new-device' })
  })

  test('who gets it right is not counted, and begins anew', async () => {
    for (let n = 0; n < 40; n++) await signIn()
    await owner.query('delete from attempt_count')
    for (let n = 0; n < sessionLimits.signInTries - 1; n++) await guess(home)
    await signIn()
    const { rows } = await owner.query('select name, count from attempt_count order by name')
    expect(rows).toEqual([
      { name: 'password.account', count: 9 },
      { name: 'password.address', count: 9 },
    ])
  })

  test('a password set anew with a mailed code wakes the account up everywhere', async () => {
    for (let n = 0; n < attemptLimits['password.account'].times; n++) await guess(from(addressOf(n)))
    const { codeTicket } = await home.login.forgetPasswordV2({ email: company.email })
    const code = codeIn(await lastMessageTo(app, company.email))
    const { resetTicket } = await home.login.verifyForgetCodeV2({ codeTicket, code })
    const password = 'Reeds-in-the-wind-4'
    await home.login.updatePasswordV2({ resetTicket, password, confirmation: password })
    expect(await signIn(home, { password })).toMatchObject({ outcome: 'new-device' })
  })
})

const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000')

describe('codes', () => {
  test('guesses at those for a new password use up none for a new device', async () => {
    const { email } = company
    for (let n = 0; n < sessionLimits.codesADay; n++) {
      const stranger = from(addressOf(n))
      const { codeTicket } = await stranger.login.forgetPasswordV2({ email })
      const code = wrongCode(codeIn(await lastMessageTo(app, email)))
      for (let tries = 0; tries < sessionLimits.codeTries; tries++)
        await expect(stranger.login.verifyForgetCodeV2({ codeTicket, code })).rejects.toMatchObject({ status: 422 })
      passedMs += sessionLimits.resendMs
    }
    await expect(from(addressOf(99)).login.forgetPasswordV2({ email })).rejects.toMatchObject({ status: 429 })

    const outcome = await signIn()
    const ticket = outcome.outcome === 'new-device' ? outcome.ticket : ''
    await home.login.sendNewDeviceCode({ ticket })
    const code = codeIn(await lastMessageTo(app, email))
    expect(await home.login.saveUserEquipment({ ticket, code })).toHaveProperty('idToken')
  })

  test('for a new password are sent five times a day to one mailbox from one address', async () => {
    const ask = (visitor: typeof home) => visitor.login.forgetPasswordV2({ email: company.email })
    for (let n = 0; n < attemptLimits['mail.caller'].times; n++) {
      await ask(home)
      passedMs += sessionLimits.resendMs
    }
    await expect(ask(home)).rejects.toMatchObject({ status: 429, code: 'session.code-sent-lately' })
    await ask(from(addressOf(3)))
  })

  test('are sent to so many mailboxes an hour from one address', async () => {
    const { times } = attemptLimits['mail.address']
    for (let n = 0; n < times; n++) await home.login.forgetPasswordV2({ email: `nobody-${n}@company.example` })
    await expect(home.login.forgetPasswordV2({ email: company.email })).rejects.toMatchObject({ status: 429 })
    await from(addressOf(4)).login.forgetPasswordV2({ email: company.email })
  })
})
