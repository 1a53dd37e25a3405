import { isIP } from 'node:net'
import { canBeKept } from '@coverwright/domain/kept-text'
import { domainTypes, variants } from '@coverwright/domain/variant'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const variantLabels: readonly string[] = domainTypes.map((type) => variants[type].name)

/**
 * The studio answers at its own name, at the variants' names under it and at bare addresses; every other name is, or
 * is not, a published site.
 */
export function studioHosts(publicUrl: string | undefined): (host: string) => boolean {
  const own = ['localhost', ...(publicUrl ? [new URL(publicUrl).hostname] : [])]
  const names = new Set(
    own.flatMap((name) => ['', ...variantLabels].map((label) => (label ? `${label}.${name}` : name))),
  )
  return (host) => names.has(host) || isIP(host.replace(/^\[|\]$/g, '')) > 0
}

/** Without a configured address the studio is reached on this machine, at the port the system gave. */
export const linksTo = (app: FastifyInstance, publicUrl: string | undefined) => (path: string) => {
  const listening = app.server.address()
  const port = listening && typeof listening === 'object' ? `:${listening.port}` : ''
  return new URL(path, publicUrl ?? `http://localhost${port}`).href
}

/**
 * The name a browser asked for, in one spelling. Only what stands in `Host` counts, which a proxy hands on: what else it
 * says of forwarding anybody can write, and with it would choose between the studio and a shop.
 */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  keptHost(headers.host).toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

/** Nothing is called by a name that cannot be kept. */
const keptHost = (host = '') => (canBeKept(host) ? host : '')
