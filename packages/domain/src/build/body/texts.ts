import type { Language } from '../../base/language/language.ts'
import type { Body } from './body.ts'
import { type Fork, follow, forksOf, type Path } from './path-pattern.ts'

/** A text that buyers read. Its key stays the same when things are moved, and changes with the names it is under. */
export interface BodyText {
  readonly key: string
  readonly path: Path
  readonly text: string
}

const ofQuestion = 'label shortLabel help tooltip standIn missing wrong success placeholder says'.split(' ')

/** Every field of the body that is read by buyers. */
const readable: readonly string[] = [
  'dataset.properties.*.options.*.label',
  'dataset.properties.*.options.*.help',
  'dataset.properties.*.labels.*',
  'questions.groups.*.repeat.item',
  'questions.groups.*.repeat.summary',
  ...ofQuestion.map((field) => `questions.groups.*.questions.*.${field}`),
  'cover.items.*.title',
  'cover.items.*.tooltip',
  'cover.plans.*.title',
  'cover.plans.*.subtitle',
  'cover.plans.*.limits.*',
  'cover.plans.*.limits.*.unit',
  'cover.choices.*.title',
  'cover.choices.*.help',
  'cover.choices.*.options.*.label',
  'cover.choices.*.options.*.help',
  'cover.addOns.*.title',
  'cover.addOns.*.about',
  'rating.rules.*.reason',
  'declarations.*.text',
  'documents.*.title',
  'documents.*.subtitle',
  'documents.*.sections.*.heading',
  'documents.*.sections.*.lines.*',
  'regulatory.statement',
  'regulatory.complaints',
  'regulatory.demandsAndNeeds',
  'insured',
]

const forks = forksOf(readable.map((pattern) => [pattern, true]))

type Visit = (text: BodyText) => string

/** Where one is: the path, how the text there is known, and where that may lead. */
interface At {
  readonly path: Path
  readonly key: string
  readonly fork: Fork<boolean> | undefined
}

const start: At = { path: [], key: '', fork: forks }

const into = ({ path, fork }: At, part: string | number, key: string): At => ({
  path: [...path, part],
  key,
  fork: follow(fork, part),
})

function walk(value: unknown, at: At, visit: Visit): unknown {
  const { path, key, fork } = at
  if (typeof value === 'string') return fork?.place && value !== '' ? visit({ key, path, text: value }) : value
  if (Array.isArray(value))
    return value.map((each, place) => walk(each, into(at, place, `${key}.${idOf(each) ?? place}`), visit))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => {
    const under = key === '' ? name : `${key}.${name}`
    return [name, name === 'translations' ? each : walk(each, into(at, name, under), visit)] as const
  })
  return Object.fromEntries(entries)
}

/** What an entry of a list is known by, whatever its place in it. */
function idOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { name, code, value } = entry as Readonly<Record<string, unknown>>
  return [name, code, value].find((id): id is string => typeof id === 'string' && id !== '')
}

export function textsOf(body: Body): BodyText[] {
  const found: BodyText[] = []
  walk(body, start, (text) => {
    found.push(text)
    return text.text
  })
  return found
}

/** The body in a language. What is not translated stays in the language it was written in. */
export function translated(body: Body, language: Language): Body {
  const texts = body.translations[language]
  // The walk changes texts and nothing else: the result is a body as the one it came from.
  return texts ? (walk(body, start, ({ key, text }) => texts[key] || text) as Body) : body
}

/** What buyers would still read in the first language, by the language they chose. */
export const missingTranslations = (body: Body, [, ...others]: readonly Language[]) =>
  others.flatMap((language) =>
    textsOf(body).flatMap(({ key, path, text }) =>
      body.translations[language]?.[key] ? [] : [{ language, key, path, text }],
    ),
  )
