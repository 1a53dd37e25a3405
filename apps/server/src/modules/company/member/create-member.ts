import type { Role } from '@coverwright/domain/company/member/roles'
import { hashPassword } from '../../../platform/auth/password.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { members } from './tables.ts'

interface NewMember {
  readonly id?: string
  readonly email: string
  readonly name: string
  readonly title: string
  readonly role: Role
  readonly password: string
  readonly isAnyDeviceTrusted?: boolean
  readonly customRoleId?: string | null
  readonly groupId?: string | null
  readonly accessEndsAt?: Date | null
}

export async function createMember(tx: WriteTx, member: NewMember): Promise<{ id: string }> {
  const row = await createMemberUnlessTaken(tx, member)
  if (!row) throw new Error('The member was not saved')
  return row
}

/** Undefined when the address has an account: two may register it at once, and only the database sees both. */
export async function createMemberUnlessTaken(tx: WriteTx, { password, email, ...member }: NewMember) {
  const passwordHash = await hashPassword(password)
  const [row] = await tx
    .insert(members)
    .values({ ...member, email: email.toLowerCase(), passwordHash })
    .onConflictDoNothing({ target: members.email })
    .returning({ id: members.id })
  return row
}
