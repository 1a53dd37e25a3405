import type { BoughtPolicy } from '@coverwright/domain/journey/visit'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { certificateLink, findPolicyOfApplication } from './internal.ts'
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
  const { number, startsOn, endsOn, email } = policy
  const certificate = await certificateLink(tx, policy, links, now)
  return {
    policyNumber: number,
    startsOn,
    endsOn,
    email,
    documents: certificate ? [{ title: 'Certificate of insurance', href: certificate }] : [],
  }
}
