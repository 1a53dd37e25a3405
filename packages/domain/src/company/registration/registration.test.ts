import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { companyNameKey, licenceKey } from '../company/company-key.ts'
import { businessEmail } from './business-email.ts'
import { freeMailProviders } from './free-mail-providers.ts'
import { e164Of } from './phone.ts'
import { trialDaysLeft, trialEndOf } from './registration-limits.ts'
import { BusinessEmailForm, PhoneForm, SignUpForm } from './sign-up.ts'

const messageOf = (email: string) => businessEmail.safeParse(email).error?.issues[0]?.message

describe('a business address', () => {
  test.each(['Rowan@Saltmarsh.example', ' first.last+desk@mail.saltmarsh.co.uk ', '王@saltmarsh.example'])(
    '%s is taken',
    (email) => expect(businessEmail.parse(email)).toBe(email.trim().toLowerCase()),
  )

  test.each([
    ['', 'Please input your email'],
    ['rowan', 'Sorry , Please enter the correct Email'],
    ['rowan@saltmarsh', 'Sorry , Please enter the correct Email'],
    ['ro wan@saltmarsh.example', 'Sorry , Please enter the correct Email'],
    [`${'a'.repeat(200)}@saltmarsh.example`, 'Sorry , Please enter the correct Email'],
    ['rowan@gmail.com', expect.stringMatching(/^Sorry , we don't allow email addresses from free email providers/)],
    ['rowan@Mail.YAHOO.co.uk', expect.stringMatching(/^Sorry , we don't allow/)],
    ['rowan@mailinator.com', expect.stringMatching(/^Sorry , we don't allow/)],
  ])('%s is refused', (email, message) => expect(messageOf(email)).toEqual(message))

  test('a name that only ends like a provider is no provider', () => {
    expect(messageOf('rowan@notgmail.com')).toBeUndefined()
    expect(messageOf('rowan@gmail.com.saltmarsh.example')).toBeUndefined()
  })

  test('the kept list is of domains, each once', () => {
    expect(freeMailProviders.filter((domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))).toEqual([])
    expect(new Set(freeMailProviders).size).toBe(freeMailProviders.length)
  })
})

describe('a telephone number', () => {
  test.each([
    ['+86', '13800138000', '+8613800138000'],
    ['+852', '5123 4567', '+85251234567'],
    ['+852', '12345678', '+85212345678'],
    ['+62', '081234567890', '+6281234567890'],
    ['+62', '6281234567890', '+626281234567890'],
    ['+44', '07700 900123', '+447700900123'],
    ['+1', '(212) 555-0188', '+12125550188'],
    ['+65', '912345', '+65912345'],
  ] as const)('%s %s is %s', (callingCode, number, e164) => {
    expect(e164Of(PhoneForm.parse({ callingCode, number }))).toBe(e164)
  })

  test.each([
    ['+86', '12800138000'],
    ['+86', '1380013800'],
    ['+86', '138001380001'],
    ['+852', '2234 5678'],
    ['+852', '512345678'],
    ['+62', '81234567890'],
    ['+62', '62812345678901'],
    ['+44', '12345'],
    ['+44', '7700 900abc'],
    ['+1', '+12125550188'],
  ] as const)('%s %s is refused', (callingCode, number) => {
    const { error } = PhoneForm.safeParse({ callingCode, number })
    expect(error?.issues).toMatchObject([{ path: ['number'], message: 'Phone number is not valid.' }])
  })
})

test('the terms must be agreed to', () => {
  const { error } = BusinessEmailForm.safeParse({ email: 'rowan@saltmarsh.example', hasAgreed: false })
  expect(error?.issues).toMatchObject([{ path: ['hasAgreed'], message: 'The field is required' }])
})

test.each(['companyName', 'licenceNumber', 'username', 'businessType', 'country', 'paymentMode'])(
  '%s is required',
  (field) => {
    const form = { ...exampleOf(SignUpForm), [field]: '' }
    expect(SignUpForm.safeParse(form).error?.issues[0]).toMatchObject({
      path: [field],
      message: 'The field is required',
    })
  },
)

test('names and numbers are the same whatever stands between their letters', () => {
  expect(companyNameKey('Tarnbrook  Insurance, Ltd.')).toBe(companyNameKey('TARNBROOK INSURANCE LTD'))
  expect(companyNameKey('Ｔarnbrook')).toBe('tarnbrook')
  expect(licenceKey('FA-12 34/5')).toBe('fa12345')
  expect(SignUpForm.safeParse({ ...exampleOf(SignUpForm), companyName: '…' }).success).toBe(false)
})

test('a trial is 21 days', () => {
  const start = new Date('2026-11-15T10:00:00Z')
  const end = trialEndOf(start)
  expect(end.toISOString()).toBe('2026-12-06T10:00:00.000Z')
  expect(trialDaysLeft(end, start)).toBe(21)
  expect(trialDaysLeft(end, new Date('2026-12-06T09:59:59Z'))).toBe(1)
  expect(trialDaysLeft(end, end)).toBe(0)
})
