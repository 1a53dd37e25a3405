import type { publisher } from '@coverwright/contract/publish/publisher'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { findProvenNames } from '../domain/index.ts'
import { findUnproven } from '../site-host/index.ts'

export const getPlaces: HandlerOf<typeof publisher, 'getPlaces'> = async ({ tx, now, ports }) => {
  const { siteDomain, ownHosts } = ports.domains.hostRules
  const { proven, ceded } = await findProvenNames(tx)
  const unproven = await findUnproven(tx, now)
  return { siteDomain, ownHosts: [...ownHosts], proven: [...proven], ceded: [...ceded], unproven }
}
