import type { QueryConfig } from 'pg'

/** One statement made of several, kept by the database under a name of its own. */
interface MergedPlan {
  readonly name: string
  readonly text: string
}

/** Work on many things leaves many entries: each number of them would be a statement that is kept for ever. */
const mostMerged = 12
const plans = new Map<string, MergedPlan>()

/**
 * Statements that each write one row and answer nothing, as few as can be: being received, answered and waited for
 * costs more than the writing. Each has the id of its row as its first value. They keep their order, so that what a
 * row refers to is written with it or before it.
 */
export function mergeStatements(statements: readonly QueryConfig[]): readonly QueryConfig[] {
  const merged: QueryConfig[] = []
  for (let at = 0; at < statements.length; at += mostMerged)
    merged.push(...mergeFew(statements.slice(at, at + mostMerged)))
  return merged
}

function mergeFew(statements: readonly QueryConfig[]): readonly QueryConfig[] {
  const rows = new Set(statements.map(({ values }) => values?.[0]))
  // Of two changes to a row in one statement one would be lost.
  if (statements.length === 1 || rows.size < statements.length) return statements
  const key = statements.map(({ name }) => name).join()
  const plan = plans.get(key) ?? { name: `merged ${plans.size + 1}`, text: mergedText(statements) }
  plans.set(key, plan)
  return [{ ...plan, values: statements.flatMap(({ values = [] }) => values) }]
}

function mergedText(statements: readonly QueryConfig[]): string {
  let taken = 0
  const texts = statements.map(({ text, values = [] }) => {
    const before = taken
    taken += values.length
    return text.replaceAll(/\$(\d+)/g, (_place, number) => `$${before + Number(number)}`)
  })
  const steps = texts.slice(0, -1).map((text, at) => `step${at} as (${text})`)
  return `with ${steps.join(', ')} ${texts.at(-1)}`
}
