import type { BodyDraft } from '../body/body.ts'
import { nameFromHeading } from '../pricing-table/words.ts'
import type { LineTemplate } from './body-template.ts'

type Steps = BodyDraft['rating']['steps']
type Shape = LineTemplate['tables'][number]

/** A rate for a year, by the plan and what else it depends on. */
export const baseTable = (...names: string[]): Shape => ({
  name: 'base_rates',
  hitPolicy: 'first',
  beyond: 'stop',
  dimensions: ['plan', ...names].map((name) => ({ kind: 'text', name })),
  outputs: [{ kind: 'number', name: 'base_rate', decimals: 2 }],
})

/** A factor by one piece of data: a text, or a number in bands. Its names are those that its file gives it. */
export const factorTable = (data: string, kind: 'text' | 'range' = 'text'): Shape => ({
  name: `${nameFromHeading(data)}_factors`,
  hitPolicy: 'first',
  beyond: 'stop',
  dimensions: [kind === 'text' ? { kind, name: data } : { kind, name: data, upperEnd: 'excluded' }],
  outputs: [{ kind: 'number', name: `${nameFromHeading(data)}_factor`, decimals: 4 }],
})

/** Looks every table up and multiplies what they give. */
export function multiplied(tables: readonly Shape[], ...more: string[]): Steps {
  const results = tables.flatMap(({ outputs }) => outputs.map(({ name }) => name))
  return [
    ...tables.map(({ name }) => ({ kind: 'lookup', table: name }) as const),
    { kind: 'formula', name: 'risk', formula: `ROUND(${[...results, ...more].join(' * ')}, 6)` },
    { kind: 'premium', name: 'basic', formula: 'MAX(risk, 1)' },
  ]
}

export const addOn = (name: string, price: string): Steps[number] => ({
  kind: 'add-on',
  name: `${name}Price`,
  price,
  when: name,
})

export const refer = (name: string, condition: string, reason: string, per?: string) =>
  ({ kind: 'condition', name, when: condition, outcome: 'refer', reason, ...(per !== undefined && { per }) }) as const

export const decline = (name: string, condition: string, reason: string, per?: string) =>
  ({ kind: 'condition', name, when: condition, outcome: 'decline', reason, ...(per !== undefined && { per }) }) as const

/** The same plans for every line that has no others. */
export const threePlans = (...limits: readonly Readonly<Record<string, string>>[]) =>
  (['basic', 'standard', 'premier'] as const).map((code, at) => ({
    code,
    title: code.charAt(0).toUpperCase() + code.slice(1),
    subtitle: '',
    limits: limits[at] ?? {},
  }))
