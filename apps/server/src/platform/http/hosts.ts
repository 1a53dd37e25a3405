import { isIP } from 'node:net'
import { domainTypes, variants } from '@coverwright/domain/variant'

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
