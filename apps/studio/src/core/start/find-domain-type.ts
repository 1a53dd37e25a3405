import type { DomainType } from '@coverwright/domain/variant'
import { isLocalHost } from './local-host.ts'

/** What the host is for. Nothing that goes wrong here may keep the studio from starting: then it stays as it is. */
export async function findDomainType(
  hostname: string,
  ask: () => Promise<DomainType>,
): Promise<DomainType | undefined> {
  if (isLocalHost(hostname)) return 'INSURER'
  return await ask().catch(() => undefined)
}
