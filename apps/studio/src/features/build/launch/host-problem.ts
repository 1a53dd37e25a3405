import type { Places } from '@coverwright/domain/publish/publisher/stage'
import { hostName } from '@coverwright/domain/publish/release/mount'
import { hostTyped, labelOf, placeOf, refusalText } from '@coverwright/domain/publish/release/site-host'
import { problemOf } from '../../../core/text/said.ts'

interface Problem {
  readonly text: string
  /** Connecting the domain puts it right. */
  readonly isConnectable: boolean
}

/** Why a site cannot stand at what was typed, as far as it can be known here: the server decides. */
export function problemAt(typed: string, places: Places): Problem | undefined {
  const { data: host, error } = hostName.safeParse(hostTyped(typed, places.siteDomain))
  if (error) return { text: problemOf(error) ?? '', isConnectable: false }
  const { refusal } = placeOf(host, places)
  if (!refusal || places.unproven.includes(host)) return undefined
  return { text: refusalText(refusal, places.siteDomain), isConnectable: refusal === 'not-proven' }
}

/** Whoever types `shop.tarn` is on the way to `shop.tarnbrook.example`: nothing is wrong yet. */
export function isOnTheWay(typed: string, { siteDomain, proven, unproven }: Places): boolean {
  const [, ...rest] = typed.trim().toLowerCase().split('.')
  const ends = rest.map((_label, at) => rest.slice(at).join('.'))
  return (
    rest.length === 0 ||
    ends.some((end) => [siteDomain, ...proven].some((name) => name.startsWith(end) && name !== end)) ||
    unproven.some((host) => host.startsWith(typed.trim().toLowerCase()))
  )
}

/** What a product that stands nowhere yet may be found at; nothing where its name makes no label. */
export function suggestedHost(name: string, places: Places, ending = ''): string {
  const label = labelOf(name)
  const host = hostTyped(label && `${label}${ending}`, places.siteDomain)
  return host && !problemAt(host, places) ? host : ''
}
