import type { TeamRole } from '@coverwright/domain/company/member/team'
import { expect, test } from 'vitest'
import { choiceOf, placeOf, roleChoices } from './role-choice.ts'

const claims: TeamRole = {
  id: 'a1',
  role: 'standard',
  name: 'Claims desk',
  description: '',
  permissions: [],
  members: 0,
}
const standard = { ...claims, id: null, name: 'Standard' }

test('a choice is a role of the product or one of the company’s own', () => {
  for (const place of [
    { role: 'designer', roleId: null },
    { role: 'standard', roleId: 'a1' },
  ] as const) {
    expect(placeOf(choiceOf(place))).toEqual(place)
  }
})

const values = (own: 'primary' | 'admin') => roleChoices(own, [standard, claims]).map(({ value }) => value)

test('an admin makes no admins', () => {
  expect(values('primary')).toEqual(['admin', 'standard', 'designer', 'a1'])
  expect(values('admin')).toEqual(['standard', 'designer', 'a1'])
})
