import type { RatingInput, RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { TestValues } from '../engine/protocol.ts'

/** Answers to everything the program asks: those given, and a usual one for each that was not, so that there is a price. */
export function usualValues(
  { inputs, groups }: Pick<RatingProgram, 'inputs' | 'groups'>,
  given: TestValues,
): TestValues {
  const values: Record<string, TestValues[string]> = { ...given }
  for (const input of inputs) values[input.name] ??= usualValue(input)
  for (const { name, min, inputs: fields } of groups) {
    const items = Array.isArray(given[name]) ? (given[name] as readonly Readonly<Record<string, string>>[]) : []
    const missing = Math.max(0, min - items.length)
    values[name] = [...items, ...Array.from({ length: missing }, () => ({}))].map((item) => usualItem(fields, item))
  }
  return values
}

export const usualItem = (fields: readonly RatingInput[], given: Readonly<Record<string, string>> = {}) => ({
  ...Object.fromEntries(fields.map((field) => [field.name, usualValue(field)])),
  ...given,
})

function usualValue(input: RatingInput): string {
  if (input.kind === 'yes-no') return input.default ? 'yes' : 'no'
  if (input.kind === 'several') return ''
  if (input.default !== undefined) return input.default
  switch (input.kind) {
    case 'choice':
      return input.options[0] ?? ''
    case 'number':
      return Number(input.min) > 0 || Number(input.max) < 1 ? input.min : '1'
    case 'date':
      return '2020-01-15'
    case 'text':
    default:
      return ''
  }
}
