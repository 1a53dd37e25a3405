import type { Body } from '../body/body.ts'
import { type Fork, follow, forksOf, type Path } from '../body/path-pattern.ts'
import { textsOf } from '../body/texts.ts'
import { renameInFormula } from '../rating/formula-names.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import { partNames } from './part-names.ts'

export type UseKind =
  | 'property'
  | 'question'
  | 'condition'
  | 'cover'
  | 'step'
  | 'formula'
  | 'standard'
  | 'text'
  | 'table'

/** A place in the body where a data name stands. */
export interface Use {
  readonly path: Path
  readonly kind: UseKind
  /** The name is given here, not only used. */
  readonly isDefinition: boolean
}

type Named = Omit<Use, 'path'>

/** What of a table matters here: the data its columns read. */
export type TableColumns = Pick<RatingTable, 'name' | 'dimensions'>

const formula = { kind: 'formula', isDefinition: false } as const
const step = { kind: 'step', isDefinition: false } as const
const condition = { kind: 'condition', isDefinition: false } as const

/** Every field of the body that holds a data name or a formula; `*` stands for any key or position. */
const places: readonly (readonly [pattern: string, named: Named])[] = [
  ['dataset.properties.*.name', { kind: 'property', isDefinition: true }],
  ['questions.groups.*.name', { kind: 'question', isDefinition: true }],
  ['questions.groups.*.questions.*.name', { kind: 'question', isDefinition: false }],
  ['questions.groups.*.questions.*.fills', { kind: 'question', isDefinition: false }],
  ['questions.groups.*.questions.*.showIf.tests.*.name', condition],
  ['questions.groups.*.questions.*.requiredIf.tests.*.name', condition],
  ['cover.planName', { kind: 'cover', isDefinition: true }],
  ['cover.choices.*.name', { kind: 'cover', isDefinition: true }],
  ['cover.addOns.*.name', { kind: 'cover', isDefinition: true }],
  ['rating.steps.*.name', { kind: 'step', isDefinition: true }],
  ['rating.steps.*.as.*', { kind: 'step', isDefinition: true }],
  ['rating.steps.*.using.*', step],
  ['rating.steps.*.per', step],
  ['rating.steps.*.group', step],
  ['rating.steps.*.of', step],
  ['rating.steps.*.formula', formula],
  ['rating.steps.*.percent', formula],
  ['rating.steps.*.price', formula],
  ['rating.steps.*.when', formula],
  ['rating.steps.*.persons', formula],
  ['rating.steps.*.sumInsured', formula],
  ['rating.steps.*.ratePerThousand', formula],
  ['rating.steps.*.amount', formula],
  ['rating.rules.*.per', step],
  ['rating.rules.*.using.*', step],
  ['rating.rules.*.when', formula],
  ['standard.*', { kind: 'standard', isDefinition: false }],
  ['period.length.name', { kind: 'standard', isDefinition: false }],
]

const forks = forksOf(places)

type Rename = (name: string, use: Use) => string

/** The body with every data name as `rename` says: the one walk that finding and renaming share. */
function withNames(body: Body, rename: Rename): Body {
  return walk(body, [], forks, rename) as Body
}

function walk(value: unknown, path: Path, fork: Fork<Named> | undefined, rename: Rename): unknown {
  if (typeof value === 'string') return renamedText(value, path, fork, rename)
  if (typeof value !== 'object' || value === null) return value
  const go = (each: unknown, part: string | number) => walk(each, [...path, part], follow(fork, part), rename)
  if (Array.isArray(value)) return value.map(go)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, go(each, key)]))
}

function renamedText(text: string, path: Path, fork: Fork<Named> | undefined, rename: Rename): string {
  const use: Use = { kind: 'text', isDefinition: false, ...fork?.place, path }
  if (use.kind === 'formula') return renameInFormula(text, (name) => rename(name, use))
  if (fork?.place) return rename(text, use)
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => `{{${rename(name, use)}}}`)
}

/** Where a name is used, and where it is given. */
export function usesOf(body: Body, name: string, tables: readonly TableColumns[] = []): Use[] {
  const parts = partsOf(body, name)
  return namesIn(body, tables).flatMap(([each, use]) => (each === name || parts.includes(each) ? [use] : []))
}

/** The names that come with a name, as they are or as they would be under another. */
const partsOf = ({ dataset }: Body, name: string, named = name): string[] =>
  dataset.properties.filter((each) => each.name === name).flatMap((each) => partNames({ ...each, name: named }))

/** Every name that stands anywhere in the body, with its place. */
export function namesIn(body: Body, tables: readonly TableColumns[]): (readonly [name: string, use: Use])[] {
  const found: (readonly [string, Use])[] = []
  withNames(body, (name, use) => {
    found.push([name, use])
    return name
  })
  return [...found, ...columnsIn(body, tables)]
}

/** Those that stand in pricing and underwriting: all else, which may be very much, is not looked through. */
export function namesInRating(body: Body, tables: readonly TableColumns[]): (readonly [name: string, use: Use])[] {
  const found: (readonly [string, Use])[] = []
  walk(body.rating, ['rating'], follow(forks, 'rating'), (name, use) => {
    found.push([name, use])
    return name
  })
  return [...found, ...columnsIn(body, tables)]
}

const columnsIn = (body: Body, tables: readonly TableColumns[]) =>
  columnsRead(body, tables).map(({ path, name }) => [name, { path, kind: 'table', isDefinition: false }] as const)

/** The columns of tables that read the data of their own name: no step says otherwise. */
function columnsRead({ rating }: Body, tables: readonly TableColumns[]) {
  const lookups = (['steps', 'rules'] as const).flatMap((list) =>
    rating[list].flatMap((each, at) => ('table' in each ? [{ each, path: ['rating', list, at] as const }] : [])),
  )
  return lookups.flatMap(({ each, path }) => {
    const dimensions = tables.find(({ name }) => name === each.table)?.dimensions ?? []
    return dimensions.flatMap(({ name }) => (each.using[name] === undefined ? [{ path, name, each }] : []))
  })
}

/**
 * Gives a piece of data another name wherever it stands. Tables keep their column names: the steps that read them are
 * told which data they mean.
 */
export function renameData(body: Body, from: string, to: string, tables: readonly TableColumns[] = []): Body {
  const renamed = structuredClone(body)
  const after = partsOf(body, from, to)
  const names = new Map([[from, to], ...partsOf(body, from).map((part, at) => [part, after[at] ?? part] as const)])
  for (const { each, name } of columnsRead(renamed, tables)) if (names.has(name)) each.using[name] = name
  return withKeysOf(
    body,
    withNames(renamed, (name) => names.get(name) ?? name),
  )
}

/** Renaming moves no text: the texts before and after stand in the same order, under keys that may differ. */
function withKeysOf(before: Body, after: Body): Body {
  const old = textsOf(before)
  const keys = new Map(textsOf(after).map(({ key }, at) => [old[at]?.key ?? key, key]))
  const translations = Object.entries(after.translations).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [keys.get(key) ?? key, text])),
  ])
  return { ...after, translations: Object.fromEntries(translations) }
}

/** The places that would be left with a name that is nowhere given, were it deleted; empty when it can be. */
export const hindrancesToDelete = (body: Body, name: string, tables: readonly TableColumns[] = []): Use[] =>
  usesOf(body, name, tables).filter(({ isDefinition }) => !isDefinition)
