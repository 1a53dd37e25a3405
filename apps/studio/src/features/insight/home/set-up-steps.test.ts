import type { SetUp } from '@coverwright/domain/company/company/set-up'
import { urlOfPermission } from '@coverwright/domain/permission-url'
import { permissionsOfRole } from '@coverwright/domain/permissions'
import { expect, test } from 'vitest'
import { setUpEntries } from './set-up-steps.ts'

const nothing: SetUp = {
  profile: false,
  verification: false,
  senderEmail: false,
  people: false,
  gateway: false,
  product: false,
  live: false,
  agreement: false,
}
const member = { title: '', avatarFileId: null }
const listOf = (role: 'primary' | 'designer') => permissionsOfRole(role).map((code) => ({ url: urlOfPermission(code) }))
const keys = (entries: ReturnType<typeof setUpEntries>) => entries.map(({ key }) => key)

test('the primary user is shown everything the company needs, and their own', () => {
  const entries = setUpEntries({ setUp: nothing, member, requestList: listOf('primary') })
  expect(keys(entries)).toEqual([...Object.keys(nothing), 'title', 'picture'])
  expect(entries.filter(({ isDone }) => isDone)).toEqual([])
})

test('who may not do a step is not asked for it', () => {
  expect(keys(setUpEntries({ setUp: nothing, member, requestList: listOf('designer') }))).toEqual([
    'product',
    'title',
    'picture',
  ])
})

test('a company that customers do not pay needs no gateway', () => {
  const entries = setUpEntries({ setUp: { ...nothing, gateway: null }, member, requestList: listOf('primary') })
  expect(keys(entries)).not.toContain('gateway')
})

test('what stands is done', () => {
  const setUp = { ...nothing, profile: true, people: true }
  const entries = setUpEntries({
    setUp,
    member: { title: 'Underwriter', avatarFileId: null },
    requestList: listOf('primary'),
  })
  expect(keys(entries.filter(({ isDone }) => isDone))).toEqual(['profile', 'people', 'title'])
})

test('each step leads to its very place', () => {
  const entries = setUpEntries({ setUp: nothing, member, requestList: listOf('primary') })
  const pathOf = (key: string) => entries.find((entry) => entry.key === key)?.path
  expect(pathOf('verification')).toBe('/company-profile#verification')
  expect(pathOf('profile')).toBe('/company-profile#details')
  expect(pathOf('senderEmail')).toBe('/setting-page?section=account#sender-email')
})
