interface Told {
  readonly message: string
  readonly many?: string | undefined
}

export interface ProblemGroup<T> {
  /** What is wrong, once: "7 questions have no title". */
  readonly message: string
  readonly problems: readonly T[]
}

/** What is wrong in the same way, together, where the first of it stood: nobody reads one sentence seven times. */
export function groupProblems<T extends Told>(problems: readonly T[]): ProblemGroup<T>[] {
  const groups = Map.groupBy(problems, ({ message, many }) => many ?? message)
  return [...groups.values()].map((found) => ({ message: wordsOf(found), problems: found }))
}

function wordsOf(found: readonly Told[]): string {
  const [first] = found
  if (found.length === 1 || !first) return first?.message ?? ''
  return first.many === undefined ? `${first.message} (${found.length})` : `${found.length} ${first.many}`
}
