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

const headed = (headings: readonly string[]): BodyDocument['sections'] =>
  headings.map((heading) => ({ heading, lines: [] }))

/** The documents every product hands out, with their headings and nothing under them. */
export const emptyPapers = {
  ipid: (): BodyDocument => ({
    name: 'ipid',
    kind: 'ipid',
    title: 'Insurance product information',
    subtitle: '',
    sections: headed(ipidHeadings),
  }),
  booklet: (): BodyDocument => ({
    name: 'booklet',
    kind: 'booklet',
    title: 'Policy booklet',
    subtitle: '',
    sections: headed(bookletHeadings),
  }),
} as const

/** What nearly every buyer declares; offers are never sent unasked. */
export const usualDeclarations = (): Declaration[] => [
  { name: 'is_true', kind: 'general', text: 'My answers are true and complete.', textVersion: 1 },
  { name: 'has_read', kind: 'general', text: 'I have read the documents.', textVersion: 1 },
  { name: 'wants_mail', kind: 'marketing', text: 'Send me offers by email.', textVersion: 1 },
]
