import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Why nothing was sent. Said to whoever typed the address, so it tells nothing of the network behind this machine. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused'
}

const ports = new Set(['', '443', '8443'])

export const notReachable = 'This address is not on the public internet.'

/**
 * What can be said of an address before anything is looked up. `allowed` are hosts with ports that whoever runs the
 * product opened: a service in the same network, or one on this machine to try it with.
 */
export function checkTarget(address: string, allowed: readonly string[]): URL {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutboundRefused('Enter an address that begins with https://')
  if (url.username || url.password) throw new OutboundRefused('The address must not hold a name or a password.')
  if (isAllowed(url, allowed)) return url
  if (url.protocol !== 'https:') throw new OutboundRefused('Enter an address that begins with https://')
  if (!ports.has(url.port)) throw new OutboundRefused('Only the ports 443 and 8443 can be reached.')
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  // A literal is never looked up, so the check in the connection would not see it.
  if (isIP(literal) > 0 && !isPublicAddress(literal)) throw new OutboundRefused(notReachable)
  if (isIP(literal) === 0 && !isPublicName(literal)) throw new OutboundRefused(notReachable)
  return url
}

/** One label alone, and what is kept for networks of one's own, is nobody's on the internet. */
const isPublicName = (name: string) =>
  /\.[a-z][a-z0-9-]*\.?$/.test(name) && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(name)

export const isAllowed = (url: URL, allowed: readonly string[]) =>
  allowed.includes(`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`)
