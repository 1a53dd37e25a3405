import type { planOrder } from '@coverwright/contract/company/plan-order'
import { goOut } from '../../../platform/http/handlers.ts'
import { tryDocument } from '../../build/template/index.ts'
import { creditNoteDocument } from './credit-note-document.ts'
import { invoiceDocument } from './invoice-document.ts'

const toFile = (name: string, bytes: Uint8Array) => ({ name, base64: Buffer.from(bytes).toString('base64') })

/** Set outside of any transaction, apart from what customers wait for: a page takes a fifth of a second. */
export const printInvoice = goOut<typeof planOrder, 'printInvoice'>()({
  read: ({ tx }, { id }) => invoiceDocument(tx, id),
  act: async ({ document, name }) => ({ name, bytes: await tryDocument(document) }),
  settle: async (_context, _document, { name, bytes }) => toFile(name, bytes),
})

export const printCreditNote = goOut<typeof planOrder, 'printCreditNote'>()({
  read: ({ tx }, { id }) => creditNoteDocument(tx, id),
  act: async ({ document, name }) => ({ name, bytes: await tryDocument(document) }),
  settle: async (_context, _document, { name, bytes }) => toFile(name, bytes),
})
