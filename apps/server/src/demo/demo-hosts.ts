import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import { findMount } from '../modules/publish/release/index.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'

export const hostOfDemo = (label: string, { siteDomain }: Pick<HostRules, 'siteDomain'>) => `${label}.${siteDomain}`

/** Also where a demo stood before the site domain was another. */
export async function findDemo({ door }: Pick<WaysIn, 'door'>, label: string, rules: HostRules) {
  const found = await door((tx) => findMount(tx, hostOfDemo(label, rules)))
  return found ?? door((tx) => findMount(tx, hostOfDemo(label, { siteDomain: 'localhost' })))
}
