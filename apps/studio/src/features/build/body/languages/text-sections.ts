import type { Body } from '@coverwright/domain/build/body/body'
import type { BodyText } from '@coverwright/domain/build/body/texts'
import { valueAt } from '../editing/at-path.ts'

export const textSections = ['questions', 'plans', 'declarations', 'underwriting', 'documents'] as const
export type TextSection = (typeof textSections)[number]

const sectionsOfPlaces: Readonly<Record<string, TextSection>> = {
  dataset: 'questions',
  questions: 'questions',
  cover: 'plans',
  declarations: 'declarations',
  rating: 'underwriting',
}

/** What a translator works through together. */
export const sectionOf = ({ path: [first] }: BodyText): TextSection => sectionsOfPlaces[String(first)] ?? 'documents'

/** Whose text it is: the names on the way to it, as the rest of the builder calls them. */
export const aboutText = (body: Body, { path }: BodyText): string =>
  path
    .flatMap((_key, at) => nameOf(valueAt(body, path.slice(0, at))) ?? [])
    .map((name) => name.replaceAll('_', ' '))
    .join(', ')

function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  const { name, code } = node as Readonly<Record<string, unknown>>
  return [name, code].find((each): each is string => typeof each === 'string' && each !== '')
}
