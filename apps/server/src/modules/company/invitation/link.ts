import type { InvitationCard } from '@coverwright/domain/company/invitation/invitation'
import { needsConfirmation, statusOf } from '@coverwright/domain/company/invitation/invitation-lifecycle'
import { roleNames } from '@coverwright/domain/company/member/roles'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { hashOf, isSecretOf, newSecret } from '../../../platform/auth/secret.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompany } from '../company/index.ts'
import { getMemberInCompany, getRoleInCompany } from '../member/index.ts'
import { type InvitationRow, invitations } from './tables.ts'

/** The link names its company and invitation, so that it is looked for where it belongs; the secret is what opens it. */
export const pathOf = (row: Pick<InvitationRow, 'companyId' | 'id'>, secret: string) =>
  `/confirmStatus?token=${row.companyId}.${row.id}.${secret}`

export function freshSecret() {
  const secret = newSecret()
  return { secret, tokenHash: hashOf(secret) }
}

const Token = z.tuple([z.uuid(), z.uuid(), z.string().min(1)])

/** What a token says it is of; whether that is true is seen when the invitation is read. */
export function readToken(token: string) {
  const { data } = Token.safeParse(token.split('.'))
  if (!data) return fail('invitation.link-expired')
  const [companyId, id, secret] = data
  return { companyId, id, secret }
}

/**
 * Unknown, foreign, replaced, revoked and late links all answer the same: whoever has no good link learns nothing.
 * One that was used says so.
 */
export function requireGoodLink(row: InvitationRow | undefined, secret: string, now: Date): InvitationRow {
  if (!row || !isSecretOf(secret, row.tokenHash)) return fail('invitation.link-expired')
  const status = statusOf(row, now)
  if (status === 'accepted') return fail('invitation.already-confirmed')
  return status === 'expired' || status === 'revoked' ? fail('invitation.link-expired') : row
}

export async function openLink(tx: ReadTx, { id, secret }: { id: string; secret: string }, now: Date) {
  const [row] = await tx.select().from(invitations).where(eq(invitations.id, id))
  return requireGoodLink(row, secret, now)
}

export async function cardOf(tx: ReadTx, row: InvitationRow): Promise<InvitationCard> {
  const { name: companyName } = await getOwnCompany(tx)
  const { name: invitedBy } = await getMemberInCompany(tx, row.invitedBy)
  const customRole = row.customRoleId ? await getRoleInCompany(tx, row.customRoleId) : undefined
  return {
    companyName,
    email: row.email,
    name: row.name,
    roleName: customRole?.name ?? roleNames[row.role],
    invitedBy,
    expiresAt: row.expiresAt.toISOString(),
    needsConfirmation: needsConfirmation(row.role, row.state),
  }
}
