import type { DataValues } from '../question/data-values.ts'
import type { CompiledProgram, CompiledStep } from '../rating/compiled-program.ts'
import type { TraceEntry } from '../rating/trace.ts'

/** A row of a table that a price was made with: what it was found by, and what stood in it. */
export interface UsedRow {
  readonly table: string
  readonly edition: number
  /** Several where a table collects, or a value lies between two rows. */
  readonly rows: number[]
  readonly item: number | null
  readonly asked: NamedValue[]
  readonly found: NamedValue[]
}

interface NamedValue {
  readonly name: string
  readonly value: string
}

type LookupStep = Extract<CompiledStep, { kind: 'lookup' }>

/** The rows behind a kept explanation, each once, in the order in which they were looked up. */
export function rowsUsed(program: CompiledProgram, trace: readonly TraceEntry[], values: DataValues): UsedRow[] {
  const names = slotNames(program)
  const steps = program.steps.filter((step): step is LookupStep => step.kind === 'lookup')
  const used = new Map<string, UsedRow>()
  for (const entry of trace) {
    if (entry.kind !== 'lookup' || entry.row === 0) continue
    const { table, edition, item, row, otherRows, step: name, value } = entry
    const at = steps.findIndex(({ outputs }) => outputs.some((output) => output.name === name))
    const key = `${at} ${item}`
    const before = used.get(key)
    const found = [...(before?.found ?? []), { name, value }]
    const asked = before?.asked ?? askedBy(steps[at], program, names, { trace, values, item })
    used.set(key, { table, edition, rows: [row, ...otherRows], item, asked, found })
  }
  return [...used.values()]
}

interface Known {
  readonly trace: readonly TraceEntry[]
  readonly values: DataValues
  readonly item: number | null
}

function askedBy(
  step: LookupStep | undefined,
  { groups }: CompiledProgram,
  names: ReadonlyMap<number, string>,
  { trace, values, item }: Known,
): NamedValue[] {
  const items = values[groups[step?.group ?? -1]?.name ?? '']
  const own = typeof items === 'object' && item !== null ? items[item - 1] : undefined
  return (step?.keys ?? []).flatMap(({ slot }) => {
    const name = names.get(slot)
    if (name === undefined) return []
    const worked = trace.find((entry) => entry.step === name && (entry.item === null || entry.item === item))?.value
    const answered = own?.[name] ?? values[name]
    const value = typeof answered === 'string' ? answered : worked
    return value === undefined ? [] : [{ name, value }]
  })
}

/** What each slot holds, by the name that answers and steps give it. */
function slotNames({ inputs, groups, steps }: CompiledProgram): ReadonlyMap<number, string> {
  const named = [...inputs, ...groups.flatMap((group) => group.inputs)].map(({ slot, name }) => [slot, name] as const)
  const worked = steps.flatMap((step) => {
    if (step.kind === 'value') return [[step.slot, step.name] as const]
    return step.kind === 'lookup' ? step.outputs.map(({ slot, name }) => [slot, name] as const) : []
  })
  return new Map([...worked, ...named])
}
