import type { Language } from '../../base/language/language.ts'
import { lettersOf } from '../words/letters-of.ts'
import { type LetterPhrase, type Phrase, sayWith } from '../words/say.ts'
import { type DocumentList, type DocumentText, documentLists } from './document-block.ts'

const sayIn = (language: Language) => sayWith<Phrase | LetterPhrase>(lettersOf(language))

/** What everybody is given who has no certificate of their own design. */
export function standardCertificate(language: Language): DocumentText {
  const say = sayIn(language)
  const number = '{{policyNumber}}'
  return {
    title: say('Certificate of insurance {number}', { number }),
    blocks: [
      { type: 'heading', id: 'brand', size: 'brand', text: '{{company}}' },
      { type: 'heading', id: 'title', size: 'title', text: say('Certificate of insurance') },
      { type: 'heading', id: 'number', size: 'subtitle', text: say('Policy number {number}', { number }) },
      ...documentLists.map((list) => ({ type: 'list' as const, id: list, list, title: '' })),
    ],
  }
}

/** What the lists are called where a document calls them nothing else. */
export function listHeadings(language: Language): Readonly<Record<DocumentList, string>> {
  const say = sayIn(language)
  return {
    policy: say('Your policy'),
    cover: say('What is covered'),
    cost: say('What it costs'),
    help: say('Good to know'),
  }
}
