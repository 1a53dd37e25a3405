import type { planOrder } from '@coverwright/contract/company/plan-order'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { printInvoice } from './print-invoice.ts'

export const invoicePaperCalls: Pick<HandlersOf<typeof planOrder>, 'printInvoice'> = { printInvoice }
