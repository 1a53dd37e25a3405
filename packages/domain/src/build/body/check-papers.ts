import { messages } from '../../messages.ts'
import type { ProductForm } from '../product/product.ts'
import { regulationOf } from '../product/regulation.ts'
import type { Body } from './body.ts'
import type { BodyDocument } from './body-document.ts'
import { type At, duplicate, missing, type Problem, repeatedNames, unwritten } from './problem.ts'

/** What is agreed to, handed out and said by law. */
export function checkPapers(body: Body, settings: ProductForm, today: string): Problem[] {
  const { documents, declarations } = body
  const needed = regulationOf(settings, today).documents
  const absent = needed.filter((kind) => !documents.some((document) => document.kind === kind))
  return [
    ...(['declarations', 'documents'] as const).flatMap((list) =>
      repeatedNames(
        body[list].map(({ name }) => name),
        (at) => [list, at, 'name'],
        messages.alreadyExists,
      ),
    ),
    ...absent.map(
      (kind): Problem => ({
        path: ['documents'],
        message: kindWords[kind].missing,
        code: 'regulation',
      }),
    ),
    ...documents.flatMap((document, at) => documentProblems(document, ['documents', at])),
    ...declarations.flatMap(({ text }, at) =>
      unwritten(text, ['declarations', at, 'text'], 'The declaration has no text', 'declarations have no text'),
    ),
    ...(declarations.some(({ kind }) => kind === 'general')
      ? []
      : [missing(['declarations'], 'There is nothing the buyer declares')]),
    ...reminderProblems(body),
    ...regulatoryProblems(body),
    ...unwritten(body.insured, ['insured'], 'What is insured is missing'),
  ]
}

/** Two boxes beside one address would contradict each other. */
const reminderProblems = ({ declarations }: Body): Problem[] =>
  declarations.flatMap(({ kind }, at) =>
    kind === 'reminder' && declarations.findIndex((each) => each.kind === 'reminder') !== at
      ? [duplicate(['declarations', at, 'text'], 'Buyers are asked about reminders twice')]
      : [],
  )

function regulatoryProblems({ regulatory }: Body): Problem[] {
  const { contact, ...texts } = regulatory
  return [
    ...keysOf(texts).flatMap((field) => unwritten(texts[field], ['regulatory', field], regulatoryWords[field])),
    ...keysOf(contact).flatMap((field) =>
      unwritten(contact[field], ['regulatory', 'contact', field], contactWords[field]),
    ),
  ]
}

/** `Object.keys` of what has exactly the keys of its type: the schema refuses every other. */
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]

/** The fields as they are called where they are written. */
const regulatoryWords = {
  insurer: 'Insurer is missing',
  tradingName: 'Trading name is missing',
  firmReferenceNumber: 'Firm reference number is missing',
  statement: 'Regulatory statement is missing',
  complaints: 'Complaints text is missing',
  demandsAndNeeds: 'Demands and needs text is missing',
} as const satisfies Record<Exclude<keyof Body['regulatory'], 'contact'>, string>

const contactWords = { phone: 'Telephone is missing', email: 'Email address is missing' } as const

const kindWords = {
  ipid: {
    missing: 'The document "ipid" is missing',
    empty: 'The insurance product information document is empty',
  },
  booklet: { missing: 'The document "booklet" is missing', empty: 'The booklet is empty' },
  terms: { missing: 'The document "terms" is missing', empty: 'The terms document is empty' },
} as const satisfies Record<BodyDocument['kind'], { readonly missing: string; readonly empty: string }>

/** Headings alone tell nobody anything. A file stands in place of the whole text. */
function documentProblems({ title, kind, sections, file }: BodyDocument, at: At): Problem[] {
  const untitled = unwritten(title, [...at, 'title'], 'The document has no title', 'documents have no title')
  if (file) return untitled
  const hasText = sections.map(({ lines }) => lines.some((line) => line.trim() !== ''))
  if (!hasText.includes(true)) {
    const place = sections.length > 0 ? [...at, 'sections', 0, 'lines'] : [...at, 'sections']
    return [...untitled, missing(place, kindWords[kind].empty)]
  }
  return [
    ...untitled,
    ...hasText.flatMap((isWritten, section) =>
      isWritten
        ? []
        : [missing([...at, 'sections', section, 'lines'], 'The section has no text', 'sections have no text')],
    ),
  ]
}
