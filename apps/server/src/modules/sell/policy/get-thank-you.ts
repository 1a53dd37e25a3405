import type { BoughtPolicy } from '@coverwright/domain/sell/journey/visit'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { certificateLink, findPolicyOfApplication } from './internal.ts'
import type { IssuedPolicy } from './issue-policy.ts'
import type { PolicyLinks } from './policy-link.ts'

/** What a buyer is shown of the policy; links open for a few minutes. */
export async function getThankYou(
  tx: ReadTx,
  applicationId: string,
  links: PolicyLinks,
  now: Date,
): Promise<BoughtPolicy | undefined> {
  const policy = await findPolicyOfApplication(tx, applicationId)
  if (!policy) return undefined
  const certificate = await certificateLink(tx, policy, links, now)
  const documents = certificate ? [{ title: 'Certificate of insurance' as const, href: certificate }] : []
  return { ...thankYouFor(policy), documents }
}

/** The same of a policy that was issued a moment ago: its documents are still being made. */
export const thankYouFor = ({ number, startsOn, endsOn, email }: IssuedPolicy): BoughtPolicy => ({
  policyNumber: number,
  startsOn,
  endsOn,
  email,
  documents: [],
})
