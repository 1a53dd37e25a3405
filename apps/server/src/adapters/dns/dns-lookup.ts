import { Resolver } from 'node:dns/promises'
import { goingOut } from '../../platform/database/going-out.ts'

export interface Found {
  /** Whether the name is in the DNS at all. */
  readonly isThere: boolean
  /** Whether the DNS said anything: what is not known is not gone. */
  readonly isAnswered: boolean
  readonly txt: readonly string[]
  readonly cname: readonly string[]
  readonly a: readonly string[]
  /** What was answered may be this old. */
  readonly ttlSeconds: number | null
}

/** Where names must lead to reach this installation. */
export interface SiteTarget {
  readonly name: string
  readonly addresses: readonly string[]
}

export type DnsLookup = (name: string) => Promise<Found>

/** Asks the resolvers of the machine, or those given, and never waits long: somebody is looking at the screen. */
export function createDnsLookup(servers: readonly string[] = []): DnsLookup {
  return async (name) => {
    goingOut('The DNS')
    const resolver = new Resolver({ timeout: 1500, tries: 2 })
    if (servers.length > 0) resolver.setServers([...servers])
    const [txt, cname, a] = await Promise.allSettled([
      resolver.resolveTxt(name),
      resolver.resolveCname(name),
      resolver.resolve4(name, { ttl: true }),
    ])
    const answers = [txt, cname, a]
    const addresses = a.status === 'fulfilled' ? a.value : []
    return {
      // "No data" means that the name is there, only without such a record.
      isThere: answers.some((answer) => answer.status === 'fulfilled' || codeOf(answer.reason) === 'ENODATA'),
      isAnswered: answers.every((answer) => answer.status === 'fulfilled' || isNothing(codeOf(answer.reason))),
      txt: txt.status === 'fulfilled' ? txt.value.map((parts) => parts.join('')) : [],
      cname: cname.status === 'fulfilled' ? cname.value.map((target) => target.toLowerCase().replace(/\.$/, '')) : [],
      a: addresses.map(({ address }) => address),
      ttlSeconds: addresses.length > 0 ? Math.min(...addresses.map(({ ttl }) => ttl)) : null,
    }
  }
}

const isNothing = (code: string | undefined) => code === 'ENODATA' || code === 'ENOTFOUND'
const codeOf = (reason: unknown) => (reason as { code?: string }).code
