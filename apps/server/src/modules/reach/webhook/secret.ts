import type { Sealing } from '../../../platform/auth/sealing.ts'
import type { WebhookRow } from './tables.ts'

type Owner = Pick<WebhookRow, 'companyId' | 'id'>

/** What is copied into another row, or into another company's, does not open there. */
const about = ({ companyId, id }: Owner) => `webhook ${companyId} ${id}`

export const sealSecret = (sealing: Sealing, owner: Owner, secret: string) => sealing.seal(secret, about(owner))

/** Those that sign at this moment, the current one first. */
export function secretsOf(sealing: Sealing, webhook: WebhookRow, now: Date): readonly string[] {
  const { sealedSecret, sealedFormer, formerUntil } = webhook
  const sealed = sealedFormer && formerUntil && formerUntil > now ? [sealedSecret, sealedFormer] : [sealedSecret]
  return sealed.map((text) => sealing.unseal(text, about(webhook)))
}
