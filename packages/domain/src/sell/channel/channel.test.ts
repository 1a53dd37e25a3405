import { expect, test } from 'vitest'
import { ChannelForm } from './channel.ts'
import { channelLifecycle } from './channel-lifecycle.ts'

const example = {
  type: 'agency',
  code: 'HK-001',
  email: 'desk@harbour.example',
  logoFileId: '0198a2a0-0000-7000-8000-000000000001',
  name: 'Harbour',
  country: 'HK',
} as const

const firstMessage = (change: Partial<Record<keyof ChannelForm, unknown>>) =>
  ChannelForm.safeParse({ ...example, ...change }).error?.issues[0]?.message

test.each(['type', 'code', 'email', 'logoFileId', 'name', 'country'] as const)('%s is required', (field) => {
  expect(firstMessage({ [field]: undefined })).toBe('The field is required')
  expect(firstMessage({ [field]: ' ' })).toBe('The field is required')
})

test.each(['desk', 'desk@harbour', 'a..b@harbour.example', '@harbour.example'])('refuses e-mail %s', (email) => {
  expect(firstMessage({ email })).toBe('Email is not valid.')
})

test.each(['desk@harbour.example', 'first.last@harbour.example', '客服@harbour.example'])(
  'takes e-mail %s',
  (email) => {
    expect(firstMessage({ email })).toBeUndefined()
  },
)

test('trims what is typed', () => {
  expect(ChannelForm.parse({ ...example, code: ' HK-002 ' }).code).toBe('HK-002')
})

test('is activated at first, and each state leads only to the other', () => {
  expect(channelLifecycle.initial).toBe('activated')
  expect(channelLifecycle.next('activated', 'activate')).toBeUndefined()
  expect(channelLifecycle.next('deactivated', 'activate')).toBe('activated')
})
