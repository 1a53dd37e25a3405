import { expect, test } from 'vitest'
import { ReplaceWhen, replaceAt, replacementLifecycle, WindowForm } from './maintenance.ts'

const isAllowed = (when: object) => ReplaceWhen.safeParse(when).success
const now = new Date('2026-11-15T10:00:00Z')

test('a replacement comes after 3 to 60 minutes, or 1 to 60 days', () => {
  expect([2, 3, 60, 61].map((after) => isAllowed({ kind: 'minutes', after }))).toEqual([false, true, true, false])
  expect([0, 1, 60, 61].map((after) => isAllowed({ kind: 'days', after }))).toEqual([false, true, true, false])
  expect(isAllowed({ kind: 'minutes', after: 3.5 })).toBe(false)
  expect(replaceAt({ kind: 'minutes', after: 3 }, now).toISOString()).toBe('2026-11-15T10:03:00.000Z')
  expect(replaceAt({ kind: 'days', after: 60 }, now).toISOString()).toBe('2027-01-14T10:00:00.000Z')
  expect(replaceAt({ kind: 'now' }, now)).toBe(now)
})

test('what is made is made; what is held back can go on', () => {
  expect(replacementLifecycle.events('success')).toEqual([])
  expect(replacementLifecycle.next('suspend', 'resume')).toBe('active')
  expect(replacementLifecycle.next('suspend', 'make')).toBeUndefined()
})

test('a window ends after it begins', () => {
  const window = { note: '', beginsAt: '2026-11-20T03:00:00Z', endsAt: '2026-11-20T03:00:00Z' }
  expect(WindowForm.safeParse(window).error?.issues[0]?.message).toBe('The end comes after the beginning')
})
