import type { product } from '@coverwright/contract/build/product'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readDocument } from './document-model.ts'
import { getProductInCompany } from './internal.ts'

export const getBody: HandlerOf<typeof product, 'getBody'> = async ({ tx }, { id }) => {
  const { bodyRevision: revision, body } = await getProductInCompany(tx, id)
  return { revision, body: readDocument('body', body) }
}

export const getShell: HandlerOf<typeof product, 'getShell'> = async ({ tx }, { id }) => {
  const { shellRevision: revision, shell } = await getProductInCompany(tx, id)
  return { revision, shell: readDocument('shell', shell) }
}
