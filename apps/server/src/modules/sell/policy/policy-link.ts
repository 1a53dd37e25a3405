import { z } from 'zod'
import type { Life, Tokens } from '../../../platform/auth/tokens.ts'

export interface PolicyLinks {
  readonly tokens: Tokens
  /** What links start with. */
  readonly publicUrl: string
}

/** What a link to a policy carried before it was short; mails that were sent then still open it. */
const LongTicket = z.object({ companyId: z.uuid(), policyId: z.uuid() })

export interface PolicyTicket {
  readonly companyId: string
  readonly policyId: string
}

const purpose = 'policy'

/** Longer than any policy runs between two mails. */
const linkLife = '400d'

/** Whoever has the mail has the policy: there is no account to sign in to. */
export const policyLink = (
  { tokens, publicUrl }: PolicyLinks,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  life: Life = linkLife,
): string => `${publicUrl}/my/${tokens.sealShort(purpose, { companyId, id }, life)}`

export async function readPolicyTicket({ tokens }: PolicyLinks, ticket: string): Promise<PolicyTicket | undefined> {
  const note = tokens.unsealShort(purpose, ticket)
  return note ? { companyId: note.companyId, policyId: note.id } : tokens.unseal(purpose, LongTicket, ticket)
}
