import type { Role } from '@coverwright/domain/member/roles'
import { hashPassword } from '../../platform/auth/password.ts'
import type { WriteTx } from '../../platform/database/with-tenant.ts'
import { members } from './tables.ts'

interface NewMember {
  readonly email: string
  readonly name: string
  readonly title: string
  readonly role: Role
  readonly password: string
  readonly isAnyDeviceTrusted?: boolean
}

export async function createMember(tx: WriteTx, { password, email, ...member }: NewMember): Promise<{ id: string }> {
  const passwordHash = await hashPassword(password)
  const [row] = await tx
    .insert(members)
    .values({ ...member, email: email.toLowerCase(), passwordHash })
    .returning({ id: members.id })
  if (!row) throw new Error('The member was not saved')
  return row
}
