import { expect, test } from 'vitest'
import { choiceOf, placeOf, roleChoices } from './role-choice.ts'

const claims = {
  id: 'a1',
  role: 'standard',
  name: 'Claims desk',
  description: '',
  permissions: [],
  members: 0,
} as const
const standard = { ...claims, id: null, name: 'Standard' }

test('a choice is a role of the product or one of the company’s own', () => {
  for (const place of [
    { role: 'designer', roleId: null },
    { role: 'standard', roleId: 'a1' },
  ] as const) {
    expect(placeOf(choiceOf(place))).toEqual(place)
  }
})

test('an admin makes no admins', () => {
  const values = (own: 'primary' | 'admin') => roleChoices(own, [standard, claims]).map(({ value }) => value)
  expect(values('primary')).toEqual(['admin', 'standard', 'designer', 'a1'])
  expect(values('admin')).toEqual(['standard', 'designer', 'a1'])
})
