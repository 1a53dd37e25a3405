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
  const inputs = program.inputs.map((input) => ({ ...input, read: readerOf(input, codes) }))
  const groups = program.groups.map((group) => ({
    ...group,
    inputs: group.inputs.map((input) => ({ ...input, read: readerOf(input, codes) })),
  }))
  return (answers) => {
    for (const { name, slot, read } of inputs) values[slot] = read(answers[name], name, '', 0)
    for (const { name, min, max, countSlot, inputs: fields } of groups) {
      const items = answers[name] ?? []
      if (!Array.isArray(items) || items.length < min || items.length > max)
        throw new RatingError('answer.invalid', `There must be ${min} to ${max} ${name}`, { group: name })
      values[countSlot] = items.length
      for (const [item, answered] of (items as readonly Items[]).entries())
        for (const field of fields) values[field.slot + item] = field.read(answered[field.name], field.name, name, item)
    }
  }
}

type Read = (answer: unknown, name: string, group: string, item: number) => number

function readerOf(input: CompiledInput, codes: ReadonlyMap<string, number>): Read {
  switch (input.kind) {
    case 'number':
      return numberReader(input)
    case 'choice': {
      const options = new Map(input.options.map((option) => [option, codes.get(option) ?? unknownText]))
      return (answer, name, group, item) => {
        const code = options.get((answer ?? input.default) as string)
        return code === undefined ? refuse(answer ?? input.default, name, group, item) : code
      }
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
      return (answer, name, group, item) => {
        const value = answer ?? input.default
        const day = typeof value === 'string' ? dayNumber(value) : Number.NaN
        return Number.isNaN(day) ? refuse(value, name, group, item) : day
      }
  }
}

function numberReader({ scale, min, max, default: standard }: CompiledInput & { kind: 'number' }): Read {
  const times = 10 ** scale
  return (answer, name, group, item) => {
    const value = answer ?? standard
    // A whole number needs no detour over its decimal text; any other is taken as it is written.
    const units =
      typeof value === 'number' && Number.isInteger(value)
        ? value * times
        : unitsOf(typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '', scale)
    return units >= min && units <= max ? units : refuse(value, name, group, item)
  }
}

function refuse(answer: unknown, input: string, group: string, item: number): never {
  const place: Place = group === '' ? { input } : { group, item: item + 1, input }
  if (answer === undefined || answer === null)
    throw new RatingError('answer.missing', `${input} is not answered`, place)
  throw new RatingError('answer.invalid', `“${String(answer)}” is no possible answer for ${input}`, place)
}
