import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { beforeEach, expect, test } from 'vitest'
import { aSignUp, codeIn, lastMessageTo } from '../../../../test/sign-ups.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { visitor, clock, owner, aCompany } = app
let passedMs = 0
const minute = 60_000

beforeEach(async () => {
  passedMs = 0
  clock.now = () => new Date(Date.now() + passedMs)
  // All tests ask from one address.
  await owner.query('delete from one_time_code')
})

const phone = { callingCode: '+852', number: '51234567' } as const

test('five wrong guesses spend it; ten minutes end it; it works once', async () => {
  await visitor.login.sendRegisterPhoneCode(phone)
  const code = codeIn(await lastMessageTo(app, '+85251234567'))
  const wrong = code === '000000' ? '111111' : '000000'
  for (let n = 0; n < 5; n++) {
    await expect(visitor.login.verifyRegisterPhoneCode({ ...phone, code: wrong })).rejects.toMatchObject({
      message: 'Invalid verification code, please re-enter',
    })
  }
  await expect(visitor.login.verifyRegisterPhoneCode({ ...phone, code })).rejects.toMatchObject({
    message: 'Verification code expired, please resend',
  })

  passedMs = minute
  await visitor.login.sendRegisterPhoneCode(phone)
  const second = codeIn(await lastMessageTo(app, '+85251234567'))
  passedMs = 11 * minute
  await expect(visitor.login.verifyRegisterPhoneCode({ ...phone, code: second })).rejects.toMatchObject({
    code: 'session.code-expired',
  })
  await visitor.login.sendRegisterPhoneCode(phone)
  const third = codeIn(await lastMessageTo(app, '+85251234567'))
  await visitor.login.verifyRegisterPhoneCode({ ...phone, code: third })
  await expect(visitor.login.verifyRegisterPhoneCode({ ...phone, code: third })).rejects.toMatchObject({
    code: 'session.code-expired',
  })
})

test('is sent once a minute and five times a day', async () => {
  const other = { ...phone, number: '61234567' }
  await visitor.login.sendRegisterPhoneCode(other)
  await expect(visitor.login.sendRegisterPhoneCode(other)).rejects.toMatchObject({ status: 429 })
  for (let n = 1; n < registrationLimits.codesADay; n++) {
    passedMs += minute
    await visitor.login.sendRegisterPhoneCode(other)
  }
  passedMs += minute
  await expect(visitor.login.sendRegisterPhoneCode(other)).rejects.toMatchObject({ status: 429 })
})

test('is sent to so many numbers a day from one address', async () => {
  for (let n = 0; n < registrationLimits.codesADayFromAddress; n++) {
    await visitor.login.sendRegisterPhoneCode({ ...phone, number: String(81_000_000 + n) })
  }
  await expect(visitor.login.sendRegisterPhoneCode({ ...phone, number: '81999999' })).rejects.toMatchObject({
    status: 429,
  })
})

test('asked for twenty times at once is sent once', async () => {
  const other = { ...phone, number: '71234567' }
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => visitor.login.sendRegisterPhoneCode(other)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('is not kept beside the number', async () => {
  await visitor.login.sendRegisterPhoneCode(phone)
  const { rows } = await owner.query('select * from one_time_code')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('51234567')
})

test('a ticket for something else proves no number', async () => {
  const { token } = await aCompany()
  for (const phoneTicket of ['x', token]) {
    await expect(aSignUp(app, { phoneTicket })).rejects.toMatchObject({ code: 'registration.phone-unverified' })
  }
})
