import type { planOrder } from '@coverwright/contract/company/plan-order'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { printCreditNote, printInvoice } from './print-papers.ts'

export const invoicePaperCalls: Pick<HandlersOf<typeof planOrder>, 'printInvoice' | 'printCreditNote'> = {
  printInvoice,
  printCreditNote,
}
