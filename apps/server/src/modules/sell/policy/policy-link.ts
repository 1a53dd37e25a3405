import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { hashOf } from '../../../platform/auth/secret.ts'
import type { Life, Tokens } from '../../../platform/auth/tokens.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type PolicyRow, policyCorrections } from './tables.ts'

export interface PolicyLinks {
  readonly tokens: Tokens
  /** What links in mails start with. */
  readonly publicUrl: string
  /** For somebody who looks at once; without it, as long as each mail says. */
  readonly life?: Life
}

/** What a link to a policy carried before it was short; mails that were sent then still open it. */
const LongTicket = z.object({ companyId: z.uuid(), policyId: z.uuid() })

export interface PolicyTicket {
  readonly companyId: string
  readonly policyId: string
  /** Of the address it was mailed to; nothing of those mailed before it was kept. */
  readonly to?: string
}

const purpose = 'policy'

/** Longer than any policy runs between two mails. */
const linkLife = '400d'
/** For somebody at a desk, who looks at once. */
export const deskLife = '10m'

interface Linked {
  readonly companyId: string
  readonly id: string
  readonly email?: string
}

/** Whoever has the mail has the policy: there is no account to sign in to. */
export const policyLink = (
  { tokens, publicUrl, life }: PolicyLinks,
  { companyId, id, email }: Linked,
  usualLife: Life = linkLife,
): string => {
  const note = { companyId, id, text: email ? markOf(email) : '' }
  return `${publicUrl}/my/${tokens.sealShort(purpose, note, life ?? usualLife)}`
}

export async function readPolicyTicket({ tokens }: PolicyLinks, ticket: string): Promise<PolicyTicket | undefined> {
  const note = tokens.unsealShort(purpose, ticket)
  if (!note) return tokens.unseal(purpose, LongTicket, ticket)
  const { companyId, id, text } = note
  return { companyId, policyId: id, ...(text && { to: text }) }
}

const markOf = (email: string) => hashOf(email.trim().toLowerCase()).slice(0, 8)

/** What was mailed to an address that turned out to be a stranger's opens nothing once the address was corrected. */
export async function isMailedTo(
  tx: ReadTx,
  { to }: PolicyTicket,
  { id, email }: Pick<PolicyRow, 'id' | 'email'>,
  { body }: ReleaseContent,
): Promise<boolean> {
  if (to !== undefined) return email === '' || to === markOf(email)
  const corrections = await tx.select().from(policyCorrections).where(eq(policyCorrections.policyId, id))
  return !corrections.some(({ changes }) => changes.some(({ name }) => name === body.standard.email))
}
