import { describe, expect, test } from 'vitest'
import { permissionsOfRole } from '../../permissions.ts'
import { permissionsOf, requireBelow, requireGrantable, requireMayMake } from './granting.ts'
import { isBelow, type Role, roles } from './roles.ts'

const holder = (role: Role) => ({ role, permissions: permissionsOfRole(role) })
const codeOf = (work: () => void) => {
  try {
    work()
    return 'allowed'
  } catch (error) {
    return (error as { code: string }).code
  }
}

const below = (actor: Role) => roles.filter((role) => isBelow(role, actor))

describe('whom one may manage', () => {
  test.each(roles)('nobody manages the primary user, and nobody an equal: %s', (role) => {
    expect(codeOf(() => requireBelow('primary', role))).toBe('member.is-primary')
    expect(isBelow(role, role)).toBe(false)
  })

  test('the primary user manages all others, an admin all but admins, the rest nobody', () => {
    expect(below('primary')).toEqual(['admin', 'standard', 'designer', 'trial'])
    expect(below('admin')).toEqual(['standard', 'designer', 'trial'])
    for (const role of ['standard', 'designer', 'trial'] as const) expect(below(role)).toEqual([])
  })
})

describe('what one may give', () => {
  test('nothing that one does not hold', () => {
    const poor = { role: 'admin', permissions: ['project'] } as const
    expect(codeOf(() => requireGrantable(['project'], poor))).toBe('allowed')
    expect(codeOf(() => requireGrantable(['project', 'domain'], poor))).toBe('member.grants-too-much')
  })

  test.each(['users', 'publish-live'] as const)('%s to nobody', (code) => {
    expect(codeOf(() => requireGrantable([code], holder('primary')))).toBe('member.reserved')
  })

  test('a role is given by who is above it and holds all of it', () => {
    expect(codeOf(() => requireMayMake('admin', undefined, holder('primary')))).toBe('allowed')
    expect(codeOf(() => requireMayMake('admin', undefined, holder('admin')))).toBe('member.not-below')
    expect(codeOf(() => requireMayMake('standard', undefined, holder('admin')))).toBe('allowed')
    expect(codeOf(() => requireMayMake('standard', undefined, { role: 'admin', permissions: ['users'] }))).toBe(
      'member.grants-too-much',
    )
    expect(codeOf(() => requireMayMake('standard', ['domain'], holder('admin')))).toBe('allowed')
    expect(codeOf(() => requireMayMake('designer', ['domain'], holder('admin')))).toBe('role.for-standard-only')
    expect(codeOf(() => requireMayMake('standard', undefined, holder('standard')))).toBe('member.not-below')
  })
})

test('one’s own list comes first, then the custom role’s, then the role’s', () => {
  expect(permissionsOf({ role: 'standard', permissions: ['domain'] }, ['project'])).toEqual(['domain'])
  expect(permissionsOf({ role: 'standard', permissions: null }, ['project'])).toEqual(['project'])
  expect(permissionsOf({ role: 'primary', permissions: null }, undefined)).toEqual(permissionsOfRole('primary'))
})
