import type { PropertyOf } from '../dataset/property.ts'
import type { AskedData } from '../dataset/standard-data.ts'
import type { Condition } from '../question/condition.ts'

interface Also {
  readonly help?: string
  readonly shortLabel?: string
  /** In other texts, until it is answered. */
  readonly standIn?: string
  readonly showIf?: Condition
  readonly isOptional?: boolean
  readonly default?: string
}

/** The default belongs to the data, the rest to the question. */
function split({ default: standard, ...wording }: Also) {
  return { wording, data: standard === undefined ? {} : { default: standard } }
}

export function yesNo(name: string, label: string, also: Also = {}): AskedData {
  const { wording, data } = split(also)
  return {
    property: { type: 'boolean', name, ...data },
    question: { type: 'radio', name, label, layout: 'row', missing: 'Choose yes or no', ...wording },
  }
}

export function choice(
  name: string,
  label: string,
  options: Readonly<Record<string, string>>,
  also: Also = {},
): AskedData {
  const { wording, data } = split(also)
  const listed = Object.entries(options).map(([value, said]) => ({ value, label: said }))
  const isLong = listed.length > 6
  return {
    property: { type: 'choice', name, options: listed, ...data },
    question: isLong
      ? { type: 'select', name, label, missing: 'Choose from the list', ...wording }
      : { type: 'radio', name, label, layout: 'cards', missing: 'Choose one of these', ...wording },
  }
}

export function whole(name: string, label: string, [min, max]: readonly [number, number], also: Also = {}): AskedData {
  const { wording, data } = split(also)
  return {
    property: { type: 'number', name, decimals: 0, min: String(min), max: String(max), ...data },
    question: {
      type: 'input',
      name,
      label,
      missing: 'Enter a number',
      wrong: `Enter a whole number from ${min} to ${max}`,
      ...wording,
    },
  }
}

export function money(name: string, label: string, [min, max]: readonly [number, number], also: Also = {}): AskedData {
  const { wording, data } = split(also)
  return {
    property: { type: 'money', name, min: String(min), max: String(max), ...data },
    question: {
      type: 'input',
      name,
      label,
      missing: 'Enter an amount',
      wrong: `Enter an amount from ${min} to ${max}`,
      ...wording,
    },
  }
}

export function text(name: string, label: string, also: Also = {}): AskedData {
  const { wording, data } = split(also)
  return {
    property: { type: 'text', name, format: 'text', maxLength: 120, ...data },
    question: { type: 'input', name, label, missing: 'Enter an answer', ...wording },
  }
}

type DateLimits = Omit<PropertyOf<'date'>, 'type' | 'name' | 'about' | 'default'>

export function date(name: string, label: string, limits: DateLimits, also: Also = {}): AskedData {
  const { wording, data } = split(also)
  return {
    property: { type: 'date', name, ...limits, ...data },
    question: { type: 'date', name, label, missing: 'Enter a date', wrong: 'Enter a date that fits', ...wording },
  }
}

export const registration = (name: string, label: string): AskedData => ({
  property: { type: 'text', name, format: 'text', maxLength: 12 },
  question: {
    type: 'car-registration',
    name,
    label,
    country: 'GB',
    missing: 'Enter the registration',
    wrong: 'Enter a registration like AB12 CDE',
  },
})

/** Asked only when an earlier answer is one of these. */
export const when = (name: string, ...values: string[]): Condition => ({
  match: 'all',
  tests: [{ name, is: 'one-of', values }],
})
