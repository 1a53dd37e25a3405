import { messages } from '../../messages.ts'
import type { ProductForm } from '../product/product.ts'
import { regulationOf } from '../product/regulation.ts'
import type { Body } from './body.ts'
import { type At, missing, type Problem, repeatedNames } from './problem.ts'

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
    ...documents.flatMap(({ title }, at) => unwritten(title, ['documents', at, 'title'])),
    ...documents.flatMap(({ sections, file }, at) =>
      sections.length === 0 && !file ? [missing(['documents', at, 'sections'], 'This document is empty')] : [],
    ),
    ...declarations.flatMap(({ text }, at) => unwritten(text, ['declarations', at, 'text'])),
    ...(declarations.some(({ kind }) => kind === 'general')
      ? []
      : [missing(['declarations'], 'There is nothing the buyer declares')]),
    ...regulatoryProblems(body),
    ...unwritten(body.insured, ['insured']),
  ]
}

function regulatoryProblems({ regulatory }: Body): Problem[] {
  const { contact, ...texts } = regulatory
  return [
    ...Object.entries(texts).flatMap(([field, text]) => unwritten(text, ['regulatory', field])),
    ...Object.entries(contact).flatMap(([field, text]) => unwritten(text, ['regulatory', 'contact', field])),
  ]
}

const unwritten = (text: string, path: At) => (text.trim() ? [] : [missing(path, messages.required)])
