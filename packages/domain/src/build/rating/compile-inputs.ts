import type { CompileContext } from './compile-context.ts'
import type { CompiledInput } from './compiled-program.ts'
import { unitsOf } from './decimal.ts'
import type { Checked } from './formula-scope.ts'
import type { Place } from './problem.ts'
import type { RatingInput, RatingProgram } from './rating-program.ts'

/** The data name under which formulas and tables read the day the cover starts. */
export const coverStart = 'coverStart'

export function compileInputs(context: CompileContext, program: RatingProgram): number {
  const start = context.define(coverStart, null, { kind: 'date', code: unread }, {})
  for (const input of program.inputs)
    context.compiledInputs.push(...compileInput(context, input, null, { input: input.name }))
  for (const { name, min, max, inputs } of program.groups) {
    const countSlot = context.allot(null)
    if (context.groups.has(name) || context.data.has(name))
      context.error(`There is already something called ${name}.`, { group: name })
    if (min > max) context.error(`${name} needs at least ${min} but at most ${max} items.`, { group: name })
    context.groups.set(name, { countSlot, min, max })
    const compiled = inputs.flatMap((input) => compileInput(context, input, name, { group: name, input: input.name }))
    context.compiledGroups.push({ name, min, max, countSlot, inputs: compiled })
  }
  return start.slot
}

function compileInput(
  context: CompileContext,
  input: RatingInput,
  group: string | null,
  place: Place,
): CompiledInput[] {
  return input.kind === 'several'
    ? compileTicked(context, input, group, place)
    : [compileSingle(context, input, group, place)]
}

type Several = RatingInput & { readonly kind: 'several' }
type Single = Exclude<RatingInput, Several>

/** Each option by itself, how many there are, and all of them as a list that CONTAINS and COUNT take. */
function compileTicked(context: CompileContext, input: Several, group: string | null, place: Place): CompiledInput[] {
  const each = input.options.map(({ value, name }) => ({
    value,
    input: { kind: 'yes-no', name, default: false } as const,
  }))
  const count = {
    kind: 'number',
    name: input.count,
    decimals: 0,
    min: '0',
    max: `${each.length}`,
    default: '0',
  } as const
  const [counted, ...ticked] = [count, ...each.map((option) => option.input)].map((single) => ({
    compiled: compileSingle(context, single, group, place),
    datum: context.data.get(group === null ? single.name : `${group}.${single.name}`),
  }))
  context.lists.set(context.fullName(input.name, group, place), {
    kind: 'text',
    options: input.options.map(({ value }) => value),
    unitsOf: (written) => input.options.findIndex(({ value }) => value === written),
    take: (combine, wanted = -1) => {
      const datum = combine === 'count' ? counted?.datum : ticked[wanted]?.datum
      return datum ?? { kind: 'yes-no', code: unread }
    },
  })
  return [counted, ...ticked].flatMap((made, at) => {
    const value = each[at - 1]?.value
    return made ? [{ ...made.compiled, ticked: { of: input.name, ...(value !== undefined && { value }) } }] : []
  })
}

function compileSingle(context: CompileContext, input: Single, group: string | null, place: Place): CompiledInput {
  const { slot } = context.define(input.name, group, checkedInput(context, input, place), place)
  const known = { name: input.name, slot }
  switch (input.kind) {
    case 'number': {
      const bounds = { min: unitsOf(input.min, input.decimals), max: unitsOf(input.max, input.decimals) }
      return { ...known, kind: 'number', scale: input.decimals, ...bounds, ...defaultOf(input) }
    }
    case 'choice':
      if (input.default !== undefined && !input.options.includes(input.default))
        context.error(`The default “${input.default}” is none of the choices.`, place)
      return { ...known, kind: 'choice', options: input.options, ...defaultOf(input) }
    case 'yes-no':
      return { ...known, kind: 'yes-no', ...defaultOf(input) }
    case 'text':
    case 'date':
    default:
      return { ...known, kind: input.kind, ...defaultOf(input) }
  }
}

function checkedInput(context: CompileContext, input: Single, place: Place): Checked {
  switch (input.kind) {
    case 'number': {
      const [min, max] = [unitsOf(input.min, input.decimals), unitsOf(input.max, input.decimals)]
      if (Number.isNaN(min) || Number.isNaN(max) || min > max) {
        context.error(`${input.min} to ${input.max} is no range of numbers with ${input.decimals} decimals.`, place)
        return { kind: 'number', code: unread, scale: input.decimals, low: 0n, high: 0n, error: 0 }
      }
      return { kind: 'number', code: unread, scale: input.decimals, low: BigInt(min), high: BigInt(max), error: 0 }
    }
    case 'choice':
      for (const option of input.options) context.codeOfText(option)
      return { kind: 'text', code: unread, isOpen: false, options: input.options }
    case 'text':
      return { kind: 'text', code: unread, isOpen: true }
    case 'yes-no':
      return { kind: 'yes-no', code: unread }
    case 'date':
    default:
      return { kind: 'date', code: unread }
  }
}

const defaultOf = <T>(input: { default?: T | undefined }): { default?: T } =>
  input.default === undefined ? {} : { default: input.default }

/** An answer is not worked out: its slot is filled before anything runs. */
const unread = { op: 'constant', value: 0 } as const
