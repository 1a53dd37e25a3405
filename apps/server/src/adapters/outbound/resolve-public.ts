import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { notReachable, OutboundRefused } from './check-target.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Looks a name up for a connection that is about to be made, and answers only what is on the internet. The check and the
 * connection are about the same answer: a name that leads elsewhere a moment later gains nothing. Names are asked of the
 * DNS alone; the machine's own way would take a thread of the few that files are read with, for as long as a slow resolver likes.
 */
export function resolvePublic(servers: readonly string[]): LookupFunction {
  const resolve = callbackify((hostname: string) => addressesOf(hostname, servers))
  return (hostname, options, callback) =>
    resolve(hostname, (error, addresses) => {
      const [first] = addresses ?? []
      if (!first) callback(error ?? new OutboundRefused('There is no such name.'), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
}

async function addressesOf(hostname: string, servers: readonly string[]) {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ]
  // One that leads inside among others that do not is no accident.
  if (!found.every(({ address }) => isPublicAddress(address))) throw new OutboundRefused(notReachable)
  return found
}
