import type { BodyText } from '@coverwright/domain/body/texts'

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
