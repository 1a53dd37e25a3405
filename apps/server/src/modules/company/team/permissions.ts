import { requireGrantable } from '@coverwright/domain/company/member/granting'
import type { PermissionMark } from '@coverwright/domain/company/member/team'
import { fail } from '@coverwright/domain/errors'
import { permissionCard } from '@coverwright/domain/permission-card'
import {
  isReserved,
  type Permission,
  permissions,
  permissionsOfRole,
  permissionsShownTo,
} from '@coverwright/domain/permissions'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getRoleInCompany, members } from '../member/index.ts'
import { lockSubordinate, permissionsOfMember } from './internal.ts'

/** The catalogue with what somebody has of it, and what the caller may give them. */
export const marksOf = (held: readonly Permission[], { permissions: own, role }: Grants): PermissionMark[] =>
  permissionsShownTo(role).map((code) =>
    Object.assign(permissionCard(code), {
      isHeld: held.includes(code),
      isGrantable: !isReserved(code) && own.includes(code),
    }),
  )

/** Replaces what a standard user may do. It holds from their next call on: every call asks the database. */
export async function replacePermissions(
  tx: WriteTx,
  id: string,
  grants: Grants,
  change: (before: readonly Permission[]) => readonly Permission[],
) {
  const row = await lockSubordinate(tx, id, grants)
  if (row.role !== 'standard') return fail('member.permissions-fixed')
  const before = await permissionsOfMember(tx, row)
  const wanted = change(before)
  const after = permissions.filter((code) => wanted.includes(code))
  requireGrantable(
    after.filter((code) => !before.includes(code)),
    grants,
  )
  const { permissions: ofRole } = row.customRoleId
    ? await getRoleInCompany(tx, row.customRoleId)
    : { permissions: permissionsOfRole(row.role) }
  await tx
    .update(members)
    .set({ permissions: isSame(after, ofRole) ? null : after })
    .where(eq(members.id, id))
  // Whoever is at work there is told before they save what they may not.
  publish(tx, { kind: 'rights', memberId: id })
  return { before, after }
}

const isSame = (a: readonly Permission[], b: readonly Permission[]) =>
  a.length === b.length && a.every((code) => b.includes(code))
