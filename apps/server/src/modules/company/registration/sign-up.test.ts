import { registrationLimits } from '@coverwright/domain/company/registration/registration-limits'
import { SignUpForm } from '@coverwright/domain/company/registration/sign-up'
import { attemptLimits } from '@coverwright/domain/company/session/attempt-limits'
import { exampleOf } from '@coverwright/domain/fields'
import { beforeEach, describe, expect, test } from 'vitest'
import { aPhone, aSignUp, lastMessageTo, tokenIn } from '../../../../test/sign-ups.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp({ PUBLIC_URL: 'https://studio.coverwright.example' })
const { visitor, clock, owner } = app
let passedMs = 0
const minute = 60_000

beforeEach(async () => {
  passedMs = 0
  // All tests ask from one address.
  await owner.query('delete from one_time_code')
  clock.now = () => new Date(Date.now() + passedMs)
})

test('from the first page to a verified account that signs in', async () => {
  const { form, token, signUpKey, sentTo } = await aSignUp(app)
  expect(sentTo).toBe(`r***@${form.email.split('@')[1]}`)
  expect(await lastMessageTo(app, form.email)).toContain('https://studio.coverwright.example/signUp-verify-success?')

  const credentials = { email: form.email, password: form.password }
  await expect(visitor.login.landingV2(credentials)).rejects.toMatchObject({
    message: 'Email is not yet verified. Please verify your email address!',
  })
  await expect(visitor.login.landingV2({ ...credentials, password: 'Wrong-passw0rd' })).rejects.toMatchObject({
    code: 'session.incorrect',
  })

  expect(await visitor.login.parseCompanyToken({ token, signUpKey })).toMatchObject({
    state: 'valid',
    companyName: form.companyName,
  })
  const done = await visitor.login.saveCompanyData({ token, signUpKey })
  expect(done).toMatchObject({ companyName: form.companyName, referenceNumber: expect.stringMatching(/^CW-/) })
  const trialDays = (Date.parse(done.trialEndsAt) - Date.now()) / (24 * 60 * minute)
  expect(trialDays).toBeCloseTo(21, 1)

  expect(await visitor.login.landingV2(credentials)).toMatchObject({ outcome: 'new-device' })
  // The browser that signed up is in, and known from then on.
  const { idToken, deviceKey } = { idToken: '', deviceKey: '', ...done.tokens }
  const { client } = app.signedIn(token.split('.')[0] ?? '', idToken)
  expect((await client.login.getUserData({})).permissionList.roleList).toEqual([{ name: 'Primary' }])
  expect(await visitor.login.landingV2({ ...credentials, deviceKey })).toMatchObject({ outcome: 'signed-in' })
  const { rows } = await owner.query('select * from company where name = $1', [form.companyName])
  expect(rows).toMatchObject([
    { payment_mode: 'both', country: 'GB', time_zone: 'Europe/London', contact_number: expect.stringMatching(/^\+44/) },
  ])
  // The address that the link was opened from is proven: customers may answer to it at once.
  expect(rows[0]).toMatchObject({ official_email: form.email, sender_email: form.email })
  expect((await client.company.getAccount({})).senderEmail).toMatchObject({ address: form.email, state: 'ready' })
})

test('a link works once, and what it was made of is gone', async () => {
  const { form, token, signUpKey } = await aSignUp(app)
  await visitor.login.saveCompanyData({ token, signUpKey })
  await expect(visitor.login.saveCompanyData({ token, signUpKey })).rejects.toMatchObject({
    message: 'User cannot be confirmed. Current status is CONFIRMED',
  })
  expect((await visitor.login.parseCompanyToken({ token })).state).toBe('confirmed')
  const { rows } = await owner.query('select * from sign_up where form is null')
  expect(JSON.stringify(rows)).not.toContain(form.email)
})

test('one link opened ten times at once makes one company', async () => {
  const { form, token, signUpKey } = await aSignUp(app)
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => visitor.login.saveCompanyData({ token, signUpKey })),
  )
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(refusals).toEqual(Array.from({ length: 9 }, () => 'registration.already-confirmed'))
  const { rowCount } = await owner.query('select from member where email = $1', [form.email])
  expect(rowCount).toBe(1)
})

describe('on another device', () => {
  test('the link asks for company and name', async () => {
    const { form, token } = await aSignUp(app)
    expect(await visitor.login.parseCompanyToken({ token })).toMatchObject({ state: 'valid', companyName: null })
    await expect(visitor.login.saveCompanyData({ token })).rejects.toMatchObject({
      message: 'Incorrect company name or username. Please check and try again.',
    })
    const answers = { companyName: form.companyName.toUpperCase(), username: ` ${form.username} ` }
    await expect(visitor.login.saveCompanyData({ token, ...answers, username: 'Wren' })).rejects.toMatchObject({
      code: 'registration.details-incorrect',
    })
    expect(await visitor.login.saveCompanyData({ token, ...answers })).toMatchObject({
      email: form.email,
      tokens: null,
    })
  })

  test('five wrong answers spend it', async () => {
    const { form, token } = await aSignUp(app)
    for (let n = 0; n < registrationLimits.detailTries; n++) {
      await expect(visitor.login.saveCompanyData({ token })).rejects.toMatchObject({ status: 422 })
    }
    await expect(
      visitor.login.saveCompanyData({ token, companyName: form.companyName, username: form.username }),
    ).rejects.toMatchObject({
      message: 'Link expired',
    })
  })

  test('the key of another sign-up is no answer', async () => {
    const [one, other] = [await aSignUp(app), await aSignUp(app)]
    await expect(visitor.login.saveCompanyData({ token: one.token, signUpKey: other.signUpKey })).rejects.toMatchObject(
      { code: 'registration.details-incorrect' },
    )
  })
})

test('a link is too old after 24 hours; a made-up one fails', async () => {
  const { token, signUpKey } = await aSignUp(app)
  passedMs = registrationLimits.linkMs
  expect((await visitor.login.parseCompanyToken({ token })).state).toBe('expired')
  await expect(visitor.login.saveCompanyData({ token, signUpKey })).rejects.toMatchObject({ message: 'Link expired' })
  for (const wrong of ['x', `${token}x`, `${crypto.randomUUID()}.${token.split('.')[1]}`]) {
    expect((await visitor.login.parseCompanyToken({ token: wrong })).state).toBe('failed')
    await expect(visitor.login.saveCompanyData({ token: wrong })).rejects.toMatchObject({
      message: 'Something wrong happened. Failed to execute verification process',
    })
  }
})

test('the link is sent again after a minute, five times, and only the last one opens', async () => {
  const { form, token: first, signUpKey } = await aSignUp(app)
  await expect(visitor.login.resendInviteCompanyEmail({ signUpKey })).rejects.toMatchObject({ status: 429 })
  for (let n = 1; n < registrationLimits.linksADay; n++) {
    passedMs += minute
    await visitor.login.resendInviteCompanyEmail({ signUpKey })
  }
  passedMs += minute
  await expect(visitor.login.resendInviteCompanyEmail({ signUpKey })).rejects.toMatchObject({
    message: 'Operation limit exceed, please try again later',
  })
  expect((await visitor.login.parseCompanyToken({ token: first })).state).toBe('failed')
  await visitor.login.saveCompanyData({ token: tokenIn(await lastMessageTo(app, form.email)), signUpKey })
  await expect(visitor.login.resendInviteCompanyEmail({ signUpKey })).rejects.toMatchObject({ message: 'Link expired' })
})

test('one mailbox is sent so many links from one address, whoever they are for', async () => {
  const { phoneTicket } = await aPhone(app)
  const email = 'ro@flooded.example'
  for (let n = 0; n < attemptLimits['mail.caller'].times; n++)
    await aSignUp(app, { email, phoneTicket, companyName: `Flood ${n}` })
  await expect(aSignUp(app, { email, phoneTicket })).rejects.toMatchObject({
    status: 429,
    code: 'registration.sent-lately',
  })
  expect(await linksTo(email)).toHaveLength(attemptLimits['mail.caller'].times)
  await aSignUp(app, { email: 'ro@dry.example', phoneTicket })
})

async function linksTo(email: string) {
  const { rows } = await owner.query<{ text: string }>('select text from outbox_message where recipient = $1', [email])
  return rows.map(({ text }) => tokenIn(text))
}

describe('what is taken', () => {
  test.each([
    ['companyName', 'registration.company-registered', 'Your company is already registered'],
    ['licenceNumber', 'registration.licence-registered', 'This licence number is already registered.'],
    ['email', 'registration.email-registered', 'Email has been registered.'],
  ] as const)('%s is refused before the mail is sent', async (field, code, message) => {
    const { form, token, signUpKey } = await aSignUp(app)
    await visitor.login.saveCompanyData({ token, signUpKey })
    const changed = field === 'email' ? form.email.toUpperCase() : form[field].toUpperCase().replaceAll(' ', '  ')
    await expect(aSignUp(app, { [field]: changed })).rejects.toMatchObject({ code, fields: { [field]: message } })
  })

  test.each([
    ['companyName', 'registration.company-registered'],
    ['licenceNumber', 'registration.licence-registered'],
    ['email', 'registration.email-registered'],
  ] as const)('two sign-ups with one %s at once: one wins', async (field, code) => {
    const one = await aSignUp(app)
    const other = await aSignUp(app, { [field]: one.form[field] })
    const links = field === 'email' ? await linksTo(one.form.email) : [one.token, other.token]
    const keys = [one.signUpKey, other.signUpKey]
    const results = await Promise.allSettled(
      keys.map((signUpKey) => {
        const token = links.find((link) => link.split('.')[0] === signUpKey.split('.')[0]) ?? 'none'
        return visitor.login.saveCompanyData({ token, signUpKey })
      }),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find((result) => result.status === 'rejected')
    expect(lost?.reason).toMatchObject({ code })
  })

  test('a licence number is of its country', async () => {
    const { form, token, signUpKey } = await aSignUp(app)
    await visitor.login.saveCompanyData({ token, signUpKey })
    const abroad = await aSignUp(app, { licenceNumber: form.licenceNumber, country: 'SG' })
    expect(await visitor.login.saveCompanyData({ token: abroad.token, signUpKey: abroad.signUpKey })).toMatchObject({
      companyName: abroad.form.companyName,
    })
  })
})

describe('validation calls', () => {
  test('answer a flag for what they were given, and nothing for the rest', async () => {
    const { form, token, signUpKey } = await aSignUp(app)
    await visitor.login.saveCompanyData({ token, signUpKey })
    expect(
      await visitor.login.checkCompanyInfo({
        companyName: form.companyName,
        licence: { country: 'GB', number: form.licenceNumber },
        email: form.email,
        phone: { callingCode: '+852', number: '2' },
      }),
    ).toEqual({
      companyName: { isValid: false, message: 'Your company is already registered' },
      licence: { isValid: false, message: 'This licence number is already registered.' },
      email: { isValid: false, message: 'Email has been registered.' },
      phone: { isValid: false, message: 'Phone number is not valid.' },
    })
    const free = { companyName: 'Nobody yet', email: 'ro@nobody.example' }
    const valid = { isValid: true, message: null }
    expect(await visitor.login.checkCompanyInfo(free)).toEqual({ companyName: valid, email: valid })
    expect(await visitor.login.getCompanyExists({ companyName: form.companyName })).toMatchObject({ isValid: false })
    expect(await visitor.login.getCompanyExists({ companyName: 'Nobody yet' })).toEqual(valid)
    expect((await visitor.login.checkCompanyInfo({ email: 'a@gmail.com' })).email?.message).toMatch(/free email/)
  })

  test('the kept list of providers can be read', async () => {
    expect(await visitor.login.getBlacklist({})).toContain('gmail.com')
  })
})

test('a form with faults is refused field by field', async () => {
  const { phoneTicket } = await aPhone(app)
  const faulty = { email: 'ro@gmail.com', hasAgreed: false, password: 'Passw0rd!', companyName: ' ' }
  await expect(
    visitor.login.sendInviteCompanyEmail({ ...exampleOf(SignUpForm), phoneTicket, ...faulty }),
  ).rejects.toMatchObject({
    fields: {
      companyName: 'The field is required',
      email: expect.stringMatching(/free email providers/),
      hasAgreed: 'The field is required',
      password: expect.stringMatching(/easy to guess/),
    },
  })
})

test('whoever never came back is forgotten', async () => {
  const { form } = await aSignUp(app)
  passedMs = registrationLimits.linkMs + registrationLimits.forgottenMs + minute
  await aSignUp(app)
  const { rowCount } = await owner.query('select from sign_up where email = $1', [form.email])
  expect(rowCount).toBe(0)
})
