import type { HostRules } from '@coverwright/domain/release/site-host'
import type { WaysIn } from '../../platform/http/ways-in.ts'
import { findMount } from '../release/index.ts'

export const hostOfDemo = (label: string, { siteDomain }: Pick<HostRules, 'siteDomain'>) => `${label}.${siteDomain}`

/** Also where a demo stood before the site domain was another. */
export async function findDemo({ door }: Pick<WaysIn, 'door'>, label: string, rules: HostRules) {
  const found = await door((tx) => findMount(tx, hostOfDemo(label, rules)))
  return found ?? door((tx) => findMount(tx, hostOfDemo(label, { siteDomain: 'localhost' })))
}
