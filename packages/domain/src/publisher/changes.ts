import { canonicalJson } from '../rating/program-hash.ts'
import type { ReleaseContent } from '../release/release.ts'

/** The parts of a release that differ: what whoever approves it looks at first. */
export function changesBetween(before: ReleaseContent | undefined, after: ReleaseContent): string[] {
  if (!before) return ['all']
  const parts = (content: ReleaseContent): Record<string, unknown> => ({
    settings: content.settings,
    ...content.body,
    pages: content.shell,
  })
  const [old, fresh] = [parts(before), parts(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (part) => canonicalJson(old[part] ?? null) !== canonicalJson(fresh[part] ?? null),
  )
}
