import { expect, test } from 'vitest'
import { accessOf } from './product-access.ts'

const asked = { openTo: 'company', ownerId: 'owner', memberId: 'me', role: 'standard', invited: undefined } as const

test.each([
  ['anyone of the company', {}, 'write'],
  ['who was invited to read', { invited: 'read' }, 'read'],
  ['a stranger to a product of the invited', { openTo: 'invited' }, 'read'],
  ['who was invited to write', { openTo: 'invited', invited: 'write' }, 'write'],
  ['the owner', { openTo: 'invited', ownerId: 'me' }, 'write'],
  ['an admin', { openTo: 'invited', role: 'admin' }, 'write'],
  ['the primary user, even where invited to read', { openTo: 'invited', role: 'primary', invited: 'read' }, 'write'],
] as const)('%s', (_who, change, expected) => {
  expect(accessOf({ ...asked, ...change })).toBe(expected)
})
