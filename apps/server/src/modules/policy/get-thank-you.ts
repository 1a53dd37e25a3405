import type { Tokens } from '../../platform/auth/tokens.ts'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { getFileInCompany, linkTo } from '../file/index.ts'
import { findPolicyOfApplication } from './internal.ts'

export interface ThankYou {
  readonly policyNumber: string
  readonly startsOn: string
  readonly endsOn: string
  readonly email: string
  /** Empty while they are being made, which takes a moment. */
  readonly documents: readonly { readonly title: string; readonly href: string }[]
}

/** What a buyer is shown of the policy; links open for a few minutes. */
export async function getThankYou(
  tx: ReadTx,
  applicationId: string,
  { tokens, publicUrl }: { readonly tokens: Tokens; readonly publicUrl: string },
  now: Date,
): Promise<ThankYou | undefined> {
  const policy = await findPolicyOfApplication(tx, applicationId)
  if (!policy) return undefined
  const { number, startsOn, endsOn, email, certificateFileId } = policy
  const certificate = certificateFileId && (await linkTo(await getFileInCompany(tx, certificateFileId), tokens, now))
  return {
    policyNumber: number,
    startsOn,
    endsOn,
    email,
    documents: certificate ? [{ title: 'Certificate of insurance', href: `${publicUrl}${certificate.url}` }] : [],
  }
}
