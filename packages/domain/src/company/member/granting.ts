import { fail } from '../../errors.ts'
import { isReserved, type Permission, permissionsOfRole } from '../../permissions.ts'
import { isBelow, type Role } from './roles.ts'

interface Holder {
  readonly role: Role
  readonly permissions: readonly Permission[]
}

/** What a member may do: their own list, else their custom role's, else their role's. */
export const permissionsOf = (
  { role, permissions }: { readonly role: Role; readonly permissions: readonly Permission[] | null },
  customRole: readonly Permission[] | null | undefined,
): readonly Permission[] => permissions ?? customRole ?? permissionsOfRole(role)

/** Nobody manages the primary user, oneself, one's equals or one's superiors. */
export function requireBelow(role: Role, actor: Role): void {
  if (role === 'primary') fail('member.is-primary')
  if (!isBelow(role, actor)) fail('member.not-below')
}

/** Nobody grants what they do not hold, and nobody grants what comes with a role alone. */
export function requireGrantable(added: readonly Permission[], actor: Holder): void {
  if (added.some(isReserved)) fail('member.reserved')
  if (!added.every((code) => actor.permissions.includes(code))) fail('member.grants-too-much')
}

/** To make somebody something is to give them all that comes with it. */
export function requireMayMake(role: Role, customRole: readonly Permission[] | undefined, actor: Holder): void {
  requireBelow(role, actor.role)
  if (customRole && role !== 'standard') fail('role.for-standard-only')
  const given = customRole ?? permissionsOfRole(role)
  if (!given.every((code) => actor.permissions.includes(code))) fail('member.grants-too-much')
}
