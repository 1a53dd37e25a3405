import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { tryDocument } from '../../build/template/index.ts'
import { keepFile } from '../../company/file/index.ts'
import { mailInvoice } from '../../company/plan-order/index.ts'
import { invoiceDocument } from './invoice-document.ts'

/** The page is set in no transaction; file and mail are written together, once. */
export const invoicePaperJobs = ({ files }: { readonly files: Files }) => [
  goOut(mailInvoice, {
    read: async ({ tx }, { invoiceId }) => ({ invoiceId, ...(await invoiceDocument(tx, invoiceId)) }),
    act: async ({ document }) => tryDocument(document),
    settle: async ({ tx, companyId }, { invoiceId, name }, content) => {
      const file = { memberId: companyId, purpose: 'invoice', name, type: 'application/pdf', content } as const
      const { id: fileId } = await keepFile(tx, files, file)
      raiseEvent(tx, 'plan-order.invoiced', { invoiceId, fileId })
    },
  }),
]
