import { expect, test } from 'vitest'
import { setUpSteps } from './set-up-steps.ts'

const member = { name: 'Rowan Ellery', title: '', avatarFileId: null }
const done = (facts: Parameters<typeof setUpSteps>[0]) =>
  setUpSteps(facts)
    .filter(({ isDone }) => isDone)
    .map(({ key }) => key)

test('someone new has signed in, and that is all', () => {
  expect(done({ member, newestMessage: null })).toEqual(['signedIn'])
})

test('title, picture and a message that left complete it', () => {
  const complete = { ...member, title: 'Underwriter', avatarFileId: 'f' }
  expect(done({ member: complete, newestMessage: { state: 'sent' } })).toEqual([
    'signedIn',
    'title',
    'picture',
    'messages',
  ])
})

test('a message kept where nothing carries further works as set up; one that failed does not', () => {
  expect(done({ member, newestMessage: { state: 'kept' } })).toContain('messages')
  expect(done({ member, newestMessage: { state: 'failed' } })).not.toContain('messages')
})

test('who may not read messages is not asked about them', () => {
  expect(setUpSteps({ member, newestMessage: undefined }).map(({ key }) => key)).not.toContain('messages')
})
