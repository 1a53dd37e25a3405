import type { Say, StartPhrase } from '../words/say.ts'
import type { BodyDocument } from './body-document.ts'
import type { Declaration } from './declaration.ts'

/** The headings that the law gives an information document, in its order. */
export const ipidHeadings = [
  'What is this type of insurance?',
  'What is insured?',
  'What is not insured?',
  'Are there any restrictions on cover?',
  'Where am I covered?',
  'What are my obligations?',
  'When and how do I pay?',
  'When does the cover start and end?',
  'How do I cancel the contract?',
] as const

export const bookletHeadings = [
  'Your contract with us',
  'Your cover',
  'What we never pay for',
  'How to claim',
  'How to complain',
] as const

export type PaperHeading = (typeof ipidHeadings)[number] | (typeof bookletHeadings)[number]

const headed = (headings: readonly PaperHeading[], say: Say<StartPhrase>): BodyDocument['sections'] =>
  headings.map((heading) => ({ heading: say(heading), lines: [] }))

/** The documents every product hands out, with their headings and nothing under them. */
export const emptyPapers = {
  ipid: (say: Say<StartPhrase>): BodyDocument => ({
    name: 'ipid',
    kind: 'ipid',
    title: say('Insurance product information'),
    subtitle: '',
    sections: headed(ipidHeadings, say),
  }),
  booklet: (say: Say<StartPhrase>): BodyDocument => ({
    name: 'booklet',
    kind: 'booklet',
    title: say('Policy booklet'),
    subtitle: '',
    sections: headed(bookletHeadings, say),
  }),
} as const

/** What nearly every buyer declares; offers are never sent unasked. */
export const usualDeclarations = (say: Say<StartPhrase>): Declaration[] => [
  { name: 'is_true', kind: 'general', text: say('My answers are true and complete.'), textVersion: 1 },
  { name: 'has_read', kind: 'general', text: say('I have read the documents.'), textVersion: 1 },
  { name: 'wants_mail', kind: 'marketing', text: say('Send me offers by email.'), textVersion: 1 },
]
