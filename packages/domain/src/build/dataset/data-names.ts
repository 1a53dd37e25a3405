import type { Body } from '../body/body.ts'
import { coverDays } from '../body/cover-period.ts'
import { limitNames } from '../plan/limit-data.ts'
import { addressDataNames } from '../question/address-data.ts'
import { coverStart } from '../rating/compile-inputs.ts'
import { runningPremium } from '../rating/compile-steps.ts'
import type { RatingStep } from '../rating/rating-step.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import { tickCountName, tickNames } from './part-names.ts'
import type { PropertyOf, PropertyType } from './property.ts'

/** A name that formulas, conditions and texts may use, and where it comes from. */
export interface DataName {
  readonly name: string
  readonly origin: 'dataset' | 'group' | 'cover' | 'step' | 'table' | 'built-in'
  readonly type: PropertyType | 'group'
  /** The repeated group of whose items each has one. */
  readonly group?: string
}

const inGroup = (group: string | undefined) => (group === undefined ? {} : { group })

/** The one namespace of a body, in the order things are asked and worked out. */
export function dataNamesOf({ dataset, questions, cover, rating }: Body, tables: readonly RatingTable[]): DataName[] {
  const repeated = questions.groups.filter(({ repeat }) => repeat)
  const groupOf = new Map(repeated.flatMap((group) => group.questions.map(({ name }) => [name, group.name] as const)))
  return [
    ...dataset.properties.map(({ name, type }) => ({
      name,
      type,
      origin: 'dataset' as const,
      ...inGroup(groupOf.get(name)),
    })),
    ...questions.groups.flatMap((group) =>
      group.questions.flatMap(({ type, name }) => (type === 'address' ? addressNames(name, groupOf.get(name)) : [])),
    ),
    ...dataset.properties.flatMap((property) =>
      property.type === 'several' ? tickedNames(property, groupOf.get(property.name)) : [],
    ),
    ...repeated.map(({ name }) => ({ name, origin: 'group', type: 'group' }) as const),
    { name: cover.planName, origin: 'cover', type: 'choice' },
    ...cover.choices.map(({ name }) => ({ name, origin: 'cover', type: 'choice' }) as const),
    ...cover.addOns.map(({ name }) => ({ name, origin: 'cover', type: 'boolean' }) as const),
    ...[...limitNames(cover).values()].map((name) => ({ name, origin: 'cover', type: 'money' }) as const),
    { name: coverStart, origin: 'built-in', type: 'date' },
    { name: coverDays, origin: 'built-in', type: 'number' },
    { name: runningPremium, origin: 'built-in', type: 'money' },
    ...rating.steps.flatMap((step) => resultsOf(step, tables)),
  ]
}

function addressNames(name: string, group: string | undefined): DataName[] {
  const named = (part: string): DataName => ({ name: part, origin: 'dataset', type: 'text', ...inGroup(group) })
  return Object.values(addressDataNames(name)).map(named)
}

function tickedNames(property: PropertyOf<'several'>, group: string | undefined): DataName[] {
  const named = (name: string, type: 'boolean' | 'number'): DataName => ({
    name,
    origin: 'dataset',
    type,
    ...inGroup(group),
  })
  return [...tickNames(property).map((name) => named(name, 'boolean')), named(tickCountName(property.name), 'number')]
}

function resultsOf(step: RatingStep, tables: readonly RatingTable[]): DataName[] {
  const per = 'per' in step ? inGroup(step.per) : {}
  if (step.kind !== 'lookup') return [{ name: step.name, origin: 'step', type: 'number', ...per }]
  const outputs = tables.find(({ name }) => name === step.table)?.outputs ?? []
  const named = ({ name, kind }: (typeof outputs)[number]): DataName => ({
    name: step.as[name] ?? name,
    origin: 'table',
    type: kind,
    ...per,
  })
  return outputs.map(named)
}
