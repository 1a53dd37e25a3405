import { messages } from '../../messages.ts'
import type { ProductForm } from '../product/product.ts'
import { regulationOf } from '../product/regulation.ts'
import type { Body } from './body.ts'
import type { BodyDocument } from './body-document.ts'
import { type At, missing, type Problem, repeatedNames, unwritten } from './problem.ts'

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
        message: `The document "${kind}" is missing`,
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
    ...regulatoryProblems(body),
    ...unwritten(body.insured, ['insured'], 'What is insured is missing'),
  ]
}

function regulatoryProblems({ regulatory }: Body): Problem[] {
  const { contact, ...texts } = regulatory
  return [
    ...keysOf(texts).flatMap((field) =>
      unwritten(texts[field], ['regulatory', field], `${regulatoryNames[field]} is missing`),
    ),
    ...keysOf(contact).flatMap((field) =>
      unwritten(contact[field], ['regulatory', 'contact', field], `${contactNames[field]} is missing`),
    ),
  ]
}

/** `Object.keys` of what has exactly the keys of its type: the schema refuses every other. */
const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T)[]

/** As the fields are called where they are written, so that a sentence can be made of it. */
const regulatoryNames = {
  insurer: 'Insurer',
  tradingName: 'Trading name',
  firmReferenceNumber: 'Firm reference number',
  statement: 'Regulatory statement',
  complaints: 'Complaints text',
  demandsAndNeeds: 'Demands and needs text',
} as const satisfies Record<Exclude<keyof Body['regulatory'], 'contact'>, string>

const contactNames = { phone: 'Telephone', email: 'Email address' } as const

const kindNames = {
  ipid: 'insurance product information document',
  booklet: 'booklet',
  terms: 'terms document',
} as const satisfies Record<BodyDocument['kind'], string>

/** Headings alone tell nobody anything. A file stands in place of the whole text. */
function documentProblems({ title, kind, sections, file }: BodyDocument, at: At): Problem[] {
  const untitled = unwritten(title, [...at, 'title'], 'The document has no title', 'documents have no title')
  if (file) return untitled
  const hasText = sections.map(({ lines }) => lines.some((line) => line.trim() !== ''))
  if (!hasText.includes(true)) {
    const place = sections.length > 0 ? [...at, 'sections', 0, 'lines'] : [...at, 'sections']
    return [...untitled, missing(place, `The ${kindNames[kind]} is empty`)]
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
