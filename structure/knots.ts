// Folders that reach one another both ways: `node structure/knots.ts` prints those of the studio's features.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

export interface Arrow {
  readonly from: string
  readonly to: string
}

const imported = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Who imports whom, by their paths below `root`. Tests may stand beside what they try. */
export function arrowsIn(root: string): Arrow[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.{ts,tsx}'] })
  return files.flatMap((from) =>
    Array.from(readFileSync(join(root, from), 'utf8').matchAll(imported), ([, path = '']) => ({
      from,
      to: join(dirname(from), path),
    })),
  )
}

/** The groups of folders of which each can be reached from every other. */
export function knotsOf(arrows: readonly Arrow[], folderOf: (file: string) => string | undefined): string[][] {
  const next = new Map<string, Set<string>>()
  for (const arrow of arrows) {
    const [from, to] = [folderOf(arrow.from), folderOf(arrow.to)]
    if (from && to && from !== to) next.set(from, (next.get(from) ?? new Set()).add(to))
  }
  const reach = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]))
  const tied = (one: string, other: string) => reach.get(one)?.has(other) && reach.get(other)?.has(one)
  const knots = [...reach.keys()].toSorted().map((folder) => [...reach.keys()].filter((other) => tied(folder, other)))
  return knots.filter((knot, place) => knot.length > 1 && knots.findIndex(([first]) => first === knot[0]) === place)
}

function reachedFrom(folder: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [folder]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop())
    for (const other of next.get(one) ?? [])
      if (!reached.has(other)) {
        reached.add(other)
        waiting.push(other)
      }
  return reached
}

export const features = join(import.meta.dirname, '../apps/studio/src/features')
export const nounOf = (file: string) => /^(\w[^/]*\/[^/]+)\//.exec(file)?.[1]

if (import.meta.main) process.stdout.write(`${JSON.stringify(knotsOf(arrowsIn(features), nounOf), null, 2)}\n`)
