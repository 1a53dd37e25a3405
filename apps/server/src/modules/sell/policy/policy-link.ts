import { z } from 'zod'
import type { Tokens } from '../../../platform/auth/tokens.ts'

export interface PolicyLinks {
  readonly tokens: Tokens
  /** What links start with. */
  readonly publicUrl: string
}

/** What a mailed link to a policy carries. Whoever has the mail has the policy: there is no account to sign in to. */
export const PolicyTicket = z.object({ companyId: z.uuid(), policyId: z.uuid() })

/** Longer than any policy runs between two mails. */
const linkLife = '400d'

export async function policyLink(
  { tokens, publicUrl }: PolicyLinks,
  { companyId, id }: { readonly companyId: string; readonly id: string },
): Promise<string> {
  return `${publicUrl}/my/${await tokens.seal('policy', { companyId, policyId: id }, linkLife)}`
}
