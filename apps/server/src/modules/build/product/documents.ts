import type { product } from '@coverwright/contract/build/product'
import type { ProductDocument } from '@coverwright/domain/build/document/document'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import * as document from '../document/index.ts'
import { bodyDocument, productDocumentKinds, shellDocument } from './document-kinds.ts'
import { getProductInCompany, toProduct } from './internal.ts'

type Handler<Name extends keyof (typeof product)['calls']> = HandlerOf<typeof product, Name>

const placeOf = (of: { readonly id: string; readonly document: ProductDocument }) => ({
  ownerId: of.id,
  kind: of.document === 'body' ? bodyDocument : shellDocument,
})

export const getBody: Handler<'getBody'> = async ({ tx }, { id }) => {
  await getProductInCompany(tx, id)
  const { revision, content } = await document.getDocument(tx, { kind: bodyDocument, ownerId: id })
  return { revision, body: content }
}

export const getShell: Handler<'getShell'> = async ({ tx }, { id }) => {
  await getProductInCompany(tx, id)
  const { revision, content } = await document.getDocument(tx, { kind: shellDocument, ownerId: id })
  return { revision, shell: content }
}

/** A body may be saved before it can be sold: what is still missing is said when it is published. */
export const updateBody: Handler<'updateBody'> = async (context, { id, revision, body: content }) => {
  const place = { kind: bodyDocument, ownerId: id }
  const saved = await document.replaceDocument(context, place, { revision, content })

  await context.audit(id, { changed: ['body'], revision: saved })
  return toProduct(context.tx, await getProductInCompany(context.tx, id))
}

export const updateShell: Handler<'updateShell'> = async (context, { id, revision, shell: content }) => {
  const place = { kind: shellDocument, ownerId: id }
  const saved = await document.replaceDocument(context, place, { revision, content })

  await context.audit(id, { changed: ['shell'], revision: saved })
  return toProduct(context.tx, await getProductInCompany(context.tx, id))
}

export const changeDocument: Handler<'changeDocument'> = (context, change) =>
  document.changeDocument(context, placeOf(change), change)

export const lockDocument: Handler<'lockDocument'> = (context, asked) =>
  document.lockDocument(context, placeOf(asked), asked)

export const unlockDocument: Handler<'unlockDocument'> = (context, asked) =>
  document.unlockDocument(context, placeOf(asked), asked.editor)

export const getDocumentLock: Handler<'getDocumentLock'> = (context, asked) =>
  document.getDocumentLock(context, placeOf(asked))

export const saveVersion: Handler<'saveVersion'> = (context, form) => document.saveVersion(context, placeOf(form), form)

export const listVersions: Handler<'listVersions'> = (context, asked) => document.listVersions(context, placeOf(asked))

export const getVersion: Handler<'getVersion'> = async (context, { id }) => {
  const { kind, number, content } = await document.readVersion(context, productDocumentKinds, id)
  return { document: kind === bodyDocument ? 'body' : 'shell', number, content }
}

export const restoreVersion: Handler<'restoreVersion'> = (context, asked) =>
  document.restoreVersion(context, productDocumentKinds, asked)
