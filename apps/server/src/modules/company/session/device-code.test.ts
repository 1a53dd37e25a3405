import { sessionLimits } from '@coverwright/domain/company/session/session-limits'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const { aCompany, visitor, clock, owner } = await startTestApp()
let company: TestCompany
let ticket: string
let passedMs = 0

beforeEach(async () => {
  passedMs = 0
  clock.now = () => new Date(Date.now() + passedMs)
  company = await aCompany()
  const outcome = await visitor.login.landingV2({ email: company.email, password: testPassword })
  if (outcome.outcome !== 'new-device') throw new Error('The device is known')
  ticket = outcome.ticket
})

/** As the person reads it in the mail. */
async function mailedCode() {
  const { rows } = await owner.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc, id desc limit 1',
    [company.email],
  )
  return /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? 'none'
}

const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const save = (code: string) => visitor.login.saveUserEquipment({ ticket, code })

test('the mailed code signs in, and the device is known from then on', async () => {
  const { sentTo } = await visitor.login.sendNewDeviceCode({ ticket })
  expect(sentTo).toMatch(/^m\*\*\*@company\.example$/)
  const tokens = await save(await mailedCode())
  const again = { email: company.email, password: testPassword, deviceKey: tokens.deviceKey }
  expect(await visitor.login.landingV2(again)).toMatchObject({ outcome: 'signed-in' })
})

test('a browser that several people use is known to each of them', async () => {
  await visitor.login.sendNewDeviceCode({ ticket })
  const { deviceKey } = await save(await mailedCode())
  const first = { email: company.email, password: testPassword, deviceKey }
  company = await aCompany()
  const second = { email: company.email, password: testPassword, deviceKey }
  const outcome = await visitor.login.landingV2(second)
  ticket = outcome.outcome === 'new-device' ? outcome.ticket : ''
  await visitor.login.sendNewDeviceCode({ ticket })
  const tokens = await visitor.login.saveUserEquipment({ ticket, code: await mailedCode(), deviceKey })
  expect(tokens.deviceKey).toBe(deviceKey)
  for (const person of [first, second])
    expect(await visitor.login.landingV2(person)).toMatchObject({ outcome: 'signed-in' })
})

test('a device key that could be guessed is not taken over', async () => {
  await visitor.login.sendNewDeviceCode({ ticket })
  const tokens = await visitor.login.saveUserEquipment({ ticket, code: await mailedCode(), deviceKey: 'mine' })
  expect(tokens.deviceKey).toHaveLength(43)
})

test('a code works once', async () => {
  await visitor.login.sendNewDeviceCode({ ticket })
  const code = await mailedCode()
  await save(code)
  await expect(save(code)).rejects.toMatchObject({ message: 'Verification code expired, please resend' })
})

test('five wrong guesses spend the code', async () => {
  await visitor.login.sendNewDeviceCode({ ticket })
  const code = await mailedCode()
  for (let n = 0; n < sessionLimits.codeTries; n++) {
    await expect(save(anotherCode(code))).rejects.toMatchObject({
      message: 'Invalid verification code, please re-enter',
    })
  }
  await expect(save(code)).rejects.toMatchObject({ code: 'session.code-expired' })
})

test('twenty guesses at once count as twenty', async () => {
  await visitor.login.sendNewDeviceCode({ ticket })
  const code = await mailedCode()
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => save(anotherCode(code))))
  const codes = results.map((result) => result.status === 'rejected' && result.reason.code)
  expect(codes.filter((reason) => reason === 'session.code-invalid')).toHaveLength(sessionLimits.codeTries)
})

test('a code is too old after ten minutes', async () => {
  await visitor.login.sendNewDeviceCode({ ticket })
  passedMs = sessionLimits.codeMs
  await expect(save(await mailedCode())).rejects.toMatchObject({ code: 'session.code-expired' })
})

test('the next code is sent after a minute at the earliest, and only it counts', async () => {
  await visitor.login.sendNewDeviceCode({ ticket })
  const first = await mailedCode()
  await expect(visitor.login.sendNewDeviceCode({ ticket })).rejects.toMatchObject({ status: 429 })
  passedMs = sessionLimits.resendMs
  await visitor.login.sendNewDeviceCode({ ticket })
  const second = await mailedCode()
  // Once in a million the two are the same.
  const refused = first === second ? 'none' : await save(first).catch((error) => error.code)
  expect(['none', 'session.code-invalid']).toContain(refused)
  await save(second)
})

test('a ticket that was made up, or is for something else, opens nothing', async () => {
  for (const wrong of ['x', company.tokens.idToken, `${ticket}x`]) {
    await expect(visitor.login.sendNewDeviceCode({ ticket: wrong })).rejects.toMatchObject({
      code: 'session.ticket-expired',
    })
  }
})

test('a code of letters is refused before it is tried', async () => {
  await expect(save('12345a')).rejects.toMatchObject({ fields: { code: 'Invalid verification code, please re-enter' } })
})
