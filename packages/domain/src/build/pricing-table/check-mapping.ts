import { dataName } from '../rating/rating-table.ts'
import type { KnownData } from './known-data.ts'
import type { Field, Mapping } from './mapping.ts'

/** Why a mapping does not hold. A keyword is a name that nothing, or too much, answers to. */
export interface MappingProblem {
  readonly kind: 'keyword' | 'mapping'
  /** Counts from 0; null is about the table. */
  readonly field: number | null
  readonly message: string
}

export function checkMapping({ fields, hitPolicy, prefer }: Mapping, known: readonly KnownData[]): MappingProblem[] {
  const problems: MappingProblem[] = []
  const tell = (kind: MappingProblem['kind'], field: number | null, message: string) =>
    problems.push({ kind, field, message })
  const taken = new Set<string>()
  for (const [at, field] of fields.entries()) {
    if (field.role === 'ignored') continue
    const problem = keywordProblem(field, known, taken)
    if (problem) tell('keyword', at, problem)
    taken.add(field.name)
    const data = known.find(({ name }) => name === field.name)
    const mismatch = field.role === 'dimension' && data ? kindProblem(field, data) : undefined
    if (mismatch) tell('mapping', at, mismatch)
    if (field.role === 'output' && field.cells !== 'number' && field.cells !== 'text')
      tell('mapping', at, 'A result is a number or a text.')
  }
  const count = (role: Field['role']) => fields.filter((field) => field.role === role).length
  if (count('dimension') === 0) tell('mapping', null, 'The table needs at least one column that asks.')
  if (count('dimension') > 20) tell('mapping', null, 'A table has at most 20 columns that ask.')
  if (count('output') === 0) tell('mapping', null, 'The table needs at least one result.')
  if (count('output') > 20) tell('mapping', null, 'A table has at most 20 results.')
  const curves = fields.filter(({ role, cells }) => role === 'dimension' && cells === 'curve').length
  if (hitPolicy === 'interpolate' && curves !== 1)
    tell('mapping', null, 'A table that interpolates needs exactly one column of points.')
  if (hitPolicy !== 'interpolate' && curves > 0)
    tell('mapping', null, 'Only a table that interpolates can have a column of points.')
  const deciding = fields.find(({ role, name }) => role === 'output' && name === prefer?.result)
  if (hitPolicy === 'priority' && (!prefer || !deciding))
    tell('mapping', null, 'Say which result decides, and which of its values comes first.')
  if (hitPolicy === 'priority' && deciding && prefer?.order === 'listed' && prefer.listed.length === 0)
    tell('mapping', null, `List the values of ${deciding.name}, the strongest first.`)
  if (hitPolicy === 'priority' && deciding?.cells === 'text' && prefer?.order !== 'listed')
    tell('mapping', null, `${deciding.name} holds texts: list them, the strongest first.`)
  return problems
}

function keywordProblem(
  { name, heading, role }: Field,
  known: readonly KnownData[],
  taken: ReadonlySet<string>,
): string | undefined {
  if (name === '')
    return role === 'dimension' ? `Choose the data that “${heading}” means.` : `Give the result “${heading}” a name.`
  if (!dataName.safeParse(name).success) return `“${name}” is not a name: letters, digits and _ only.`
  if (taken.has(name)) return `“${name}” is used for two columns.`
  const data = known.find((each) => each.name === name)
  const isKnown = data !== undefined
  if (role === 'dimension' && !isKnown) return `The product has no data called “${name}”.`
  return role === 'output' && isKnown && !data.isWorkedOut ? `“${name}” is already the name of an answer.` : undefined
}

function kindProblem({ cells, name }: Field, data: KnownData): string | undefined {
  switch (data.kind) {
    case 'number':
      return cells === 'number' || cells === 'range' || cells === 'curve'
        ? undefined
        : `${name} is a number: the column must hold numbers or bands.`
    case 'date':
      return cells === 'date-range' ? undefined : `${name} is a date: the column must hold days.`
    case 'yes-no':
      return cells === 'yes-no' ? undefined : `${name} is answered yes or no: the column must hold yes and no.`
    case 'several':
      return `${name} has several answers at once, and a table looks up one: choose one of them, such as ${data.options[0]?.name ?? data.count}, or how many there are, ${data.count}.`
    case 'choice':
    case 'text':
    default:
      return cells === 'text' ? undefined : `${name} is a text: the column must hold texts.`
  }
}
