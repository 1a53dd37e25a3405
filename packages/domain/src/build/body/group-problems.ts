interface Told {
  readonly message: string
  readonly many?: string | undefined
}

export interface ProblemGroup<T> {
  /** What is wrong, once: "7 questions have no title". */
  readonly message: string
  readonly problems: readonly T[]
}

type Say = (english: string) => string

/** What is wrong in the same way, together, where the first of it stood: nobody reads one sentence seven times. */
export function groupProblems<T extends Told>(problems: readonly T[], say: Say): ProblemGroup<T>[] {
  const groups = Map.groupBy(problems, ({ message, many }) => many ?? message)
  return [...groups.values()].map((found) => ({ message: wordsOf(found, say), problems: found }))
}

function wordsOf(found: readonly Told[], say: Say): string {
  const [first] = found
  if (found.length === 1 || !first) return say(first?.message ?? '')
  return first.many === undefined ? `${say(first.message)} (${found.length})` : say(`${found.length} ${first.many}`)
}
