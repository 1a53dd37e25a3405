import type { CompiledInput, CompiledProgram } from './compiled-program.ts'
import { dayNumber } from './day-number.ts'
import { unitsOf } from './decimal.ts'
import type { Frame } from './frame.ts'
import type { Place } from './problem.ts'
import { RatingError } from './rating-error.ts'

/** A number may come as a number or as decimal text, a date as 2026-01-31. */
export type Answer = string | number | boolean
export type Answers = Readonly<Record<string, Answer | readonly Readonly<Record<string, Answer>>[] | undefined>>

/** What a text outside all tables and formulas is. */
const unknownText = -1

type Items = Readonly<Record<string, Answer>>

/** Puts the answers in their slots; what is missing or impossible stops the quote. */
export function answerReader(program: CompiledProgram, { values }: Frame): (answers: Answers) => void {
  const codes = new Map(program.texts.map((text, code) => [text, code]))
  const inputs = program.inputs.map((input) => fieldOf(input, codes))
  const groups = program.groups.map((group) => ({
    ...group,
    inputs: group.inputs.map((input) => fieldOf(input, codes)),
  }))
  return (answers) => {
    readFields(inputs, answers, values, '', 0)
    for (const { name, min, max, countSlot, inputs: fields } of groups) {
      const items = answers[name] ?? []
      if (!Array.isArray(items) || items.length < min || items.length > max)
        throw new RatingError('answer.invalid', `There must be ${min} to ${max} ${name}`, { group: name })
      values[countSlot] = items.length
      for (let item = 0; item < items.length; item++) readFields(fields, items[item] as Items, values, name, item)
    }
  }
}

interface Field {
  readonly name: string
  readonly slot: number
  /** What the usual answers need: the bounds of a number, the codes of a text. */
  readonly times: number
  readonly min: number
  readonly max: number
  readonly codes: ReadonlyMap<string, number>
  /** Everything else: decimals, dates, defaults, and what is refused. */
  readonly read: Read
}

const noCodes: ReadonlyMap<string, number> = new Map()

function fieldOf(input: CompiledInput, texts: ReadonlyMap<string, number>): Field {
  const { name, slot } = input
  const isNumber = input.kind === 'number'
  const options =
    input.kind === 'choice' ? new Map(input.options.map((option) => [option, texts.get(option) ?? unknownText])) : null
  const codes = options ?? (input.kind === 'text' ? texts : noCodes)
  return {
    name,
    slot,
    times: isNumber ? 10 ** input.scale : 0,
    min: isNumber ? input.min : 1,
    max: isNumber ? input.max : 0,
    codes,
    read: readerOf(input, codes),
  }
}

/** Whole numbers and known texts, nearly all there is, are read without a call for each. */
function readFields(
  fields: readonly Field[],
  answers: Answers | Items,
  values: Float64Array,
  group: string,
  item: number,
) {
  for (let at = 0; at < fields.length; at++) {
    const { name, slot, times, min, max, codes, read } = fields[at] as Field
    const answer = answers[name]
    if (typeof answer === 'number') {
      const units = answer * times
      if (units >= min && units <= max && Math.trunc(answer) === answer) {
        values[slot + item] = units
        continue
      }
    } else if (typeof answer === 'string') {
      const code = codes.get(answer)
      if (code !== undefined) {
        values[slot + item] = code
        continue
      }
    }
    values[slot + item] = read(answer, name, group, item)
  }
}

type Read = (answer: unknown, name: string, group: string, item: number) => number

function readerOf(input: CompiledInput, codes: ReadonlyMap<string, number>): Read {
  switch (input.kind) {
    case 'number':
      return numberReader(input)
    case 'choice':
      return (answer, name, group, item) => {
        const code = codes.get((answer ?? input.default) as string)
        return code === undefined ? refuse(answer ?? input.default, name, group, item) : code
      }
    case 'text':
      return (answer, name, group, item) => {
        const text = answer ?? input.default
        return typeof text === 'string' ? (codes.get(text) ?? unknownText) : refuse(text, name, group, item)
      }
    case 'yes-no':
      return (answer, name, group, item) => {
        const value = answer ?? input.default
        return typeof value === 'boolean' ? Number(value) : refuse(value, name, group, item)
      }
    case 'date':
    default:
      return (answer, name, group, item) => {
        const value = answer ?? input.default
        const day = typeof value === 'string' ? dayNumber(value) : Number.NaN
        return Number.isNaN(day) ? refuse(value, name, group, item) : day
      }
  }
}

function numberReader({ scale, min, max, default: standard }: CompiledInput & { kind: 'number' }): Read {
  return (answer, name, group, item) => {
    const value = answer ?? standard
    // A number is taken as it is written: 0.1 is a tenth, not the binary fraction next to it.
    const units = unitsOf(typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '', scale)
    return units >= min && units <= max ? units : refuse(value, name, group, item)
  }
}

function refuse(answer: unknown, input: string, group: string, item: number): never {
  const place: Place = group === '' ? { input } : { group, item: item + 1, input }
  if (answer === undefined || answer === null)
    throw new RatingError('answer.missing', `${input} is not answered`, place)
  throw new RatingError('answer.invalid', `“${answer as string}” is no answer for ${input}`, place)
}
