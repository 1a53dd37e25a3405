import { canonicalJson } from '../../hash-json.ts'
import type { ReleaseContent } from '../release/release.ts'

/** The parts of a release that differ: what whoever approves it looks at first. */
export function changesBetween(before: ReleaseContent | undefined, after: ReleaseContent): string[] {
  if (!before) return ['all']
  const [old, fresh] = [partsOf(before), partsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (part) => canonicalJson(old[part] ?? null) !== canonicalJson(fresh[part] ?? null),
  )
}

const partsOf = ({ settings, body, shell }: ReleaseContent): Record<string, unknown> => ({
  settings,
  ...body,
  pages: shell,
})
