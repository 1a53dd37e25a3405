import { convert } from '../convert.ts'
import { identify } from '../identify.ts'
import { isOpen } from '../mapping.ts'
import type { Case } from './corpus-case.ts'

/** What a sheet of the corpus comes to, in the words its expectation is written in. */
export function outcomeOf({ sheet, known, answer }: Case) {
  const found = identify(sheet, known)
  if (found.is === 'failed') return { fails: found.reasons }
  const { mapping, questions } = found.identified
  const answered = answer ? answer(mapping) : mapping
  const { rows, problems } = convert(sheet, answered, known, { cells: {}, skipped: [] })
  const fixes = problems.flatMap(({ row, column, fix }) => (fix === null ? [] : [[`${row},${column}`, fix] as const]))
  const again = convert(sheet, answered, known, { cells: Object.fromEntries(fixes), skipped: [] })
  return {
    orientation: mapping.layout.orientation,
    hitPolicy: mapping.hitPolicy,
    upperEnds: mapping.fields.flatMap(({ upperEnd }) => upperEnd ?? []),
    asks: questions
      .filter((question) => isOpen(question, mapping))
      .map(({ about, field }) => (field === null ? about : `${field}:${about}`)),
    rows: rows.map(({ when, results }) => [when, results]),
    rowCount: rows.length,
    problems: problems.map(({ cell, code, fix }) => `${cell} ${code} → ${fix}`),
    /** Cells that are still wrong after the fix that was proposed for them. */
    unfixed: again.problems.filter(({ row, column }) => fixes.some(([place]) => place === `${row},${column}`)),
  }
}

/** What is expected of a case, with what goes without saying. */
export const expectedOf = ({ expect: wanted }: Case) =>
  wanted.fails ? wanted : { problems: [], unfixed: [], ...wanted }
