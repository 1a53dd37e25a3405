import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { hiddenSecret, originOf } from '@coverwright/domain/build/connector/fill-request'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import type { ConnectorRow } from './tables.ts'

type Owner = Pick<ConnectorRow, 'companyId' | 'id'>

/** What is copied into another row, or into another company's, does not open there. */
const about = ({ companyId, id }: Owner) => `connector ${companyId} ${id}`

/** Of a short one nothing is shown: four characters would be half of it. */
const hintOf = (secret: string) => `${hiddenSecret}${secret.length >= 12 ? secret.slice(-4) : ''}`

export const sealSecret = (sealing: Sealing, owner: Owner, secret: string) => ({
  sealedSecret: sealing.seal(secret, about(owner)),
  secretHint: hintOf(secret),
})

/** Of a database that was brought here without its key nothing opens: that is a call that fails, not a page that breaks. */
export function unsealSecret(sealing: Sealing, owner: Owner & Pick<ConnectorRow, 'sealedSecret'>): string | undefined {
  if (owner.sealedSecret === null) return undefined
  try {
    return sealing.unseal(owner.sealedSecret, about(owner))
  } catch {
    return undefined
  }
}

/** Whom a secret is shown to. Where another joins them it is asked for again: who does not know it cannot have it sent away. */
export function trustedBy({ address, testAddress, authentication }: ConnectorDefinition): readonly string[] {
  const all = [address, testAddress, authentication.kind === 'oauth2' ? authentication.tokenAddress : '']
  return all.filter(Boolean).map((each) => originOf(each) ?? each)
}

/** Whether today's secret was entered for those whom a release asks: it may be another system's by now. */
export function isTrusted(
  row: Pick<ConnectorRow, 'definition'>,
  frozen: ConnectorDefinition,
  at: 'live' | 'test',
): boolean {
  if (frozen.authentication.kind === 'none') return true
  const asked = at === 'live' ? { ...frozen, testAddress: '' } : { ...frozen, address: '' }
  const known = trustedBy(row.definition)
  return trustedBy(asked).every((origin) => known.includes(origin))
}
