import type { planOrder } from '@coverwright/contract/company/plan-order'
import { goOut } from '../../../platform/http/handlers.ts'
import { tryDocument } from '../../build/template/index.ts'
import { invoiceDocument } from './invoice-document.ts'

/** Set outside of any transaction, apart from what customers wait for: a page takes a fifth of a second. */
export const printInvoice = goOut<typeof planOrder, 'printInvoice'>()({
  read: ({ tx }, { id }) => invoiceDocument(tx, id),
  act: async ({ document, name }) => ({ name, bytes: await tryDocument(document) }),
  settle: async (_context, _document, { name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }),
})
