import { Body, parseBody } from '@coverwright/domain/build/body/body'
import type { ProductDocument } from '@coverwright/domain/build/document/document'
import { Shell } from '@coverwright/domain/build/page/shell'
import { parsedModel } from './internal.ts'
import type { ProductRow } from './tables.ts'

/** Whatever is kept for each document, read from the row by its name. */
export const contentOf = ({ body, shell }: ProductRow, document: ProductDocument): unknown =>
  document === 'body' ? body : shell

export const revisionOf = ({ bodyRevision, shellRevision }: ProductRow, document: ProductDocument): number =>
  document === 'body' ? bodyRevision : shellRevision

/** As the model of today has it; null before anything was saved. */
export function readDocument(document: ProductDocument, stored: unknown): Readonly<Record<string, unknown>> | null {
  if (stored === null) return null
  return document === 'body' ? { ...parseBody(stored) } : { ...Shell.parse(stored) }
}

/** Refuses what the model does not allow, with the place of every mistake. */
export const checkedDocument = (document: ProductDocument, content: unknown): Body | Shell =>
  document === 'body' ? parsedModel(Body, content, 'body') : parsedModel(Shell, content, 'shell')
