import { dayWords } from '@coverwright/domain/base/day/day'
import { reportText } from '@coverwright/domain/sell/transaction/report-rows'
import type { transactionEvents } from '@coverwright/domain/sell/transaction/transaction-events'
import { worded } from '@coverwright/domain/worded'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { StandardMessages } from '../../../platform/events/standard-message.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { getFileInCompany, linkTo } from '../../company/file/index.ts'
import { findReport } from './book-transaction.ts'
import { withHolders } from './list-transactions.ts'
import { sentReports, transactions } from './tables.ts'

/** A link in a mail is opened days later. */
const mailLinkMinutes = 30 * 24 * 60

export const transactionTells: StandardMessages<keyof typeof transactionEvents> = {
  'transaction.reported': {
    mails: async ({ tx }, { transactionId }) => {
      const booked = await selectRow(tx, transactions, transactionId)
      const report = booked && (await findReport(tx, booked.productId))
      const [line] = booked ? await withHolders(tx, [booked]) : []
      if (!report || !line) return []
      const { title, text, told } = worded('transaction.reported', {
        product: line.productName,
        kind: line.kind,
        number: line.policyNumber,
        lines: reportText(line),
      })
      return report.recipients.map((recipient) => ({ recipient, subject: title, text, told }))
    },
  },
  'transaction.summed-up': {
    mails: async ({ tx, now, links }, { reportId }) => {
      const sent = await selectRow(tx, sentReports, reportId)
      const report = sent && (await findReport(tx, sent.productId))
      if (!report) return []
      const { name: product } = await getProductInCompany(tx, sent.productId)
      const { url } = await linkTo(await getFileInCompany(tx, sent.fileId), links.tokens, now, mailLinkMinutes)
      const { title, text, told } = worded('transaction.summed-up', {
        product,
        fromDay: dayWords(`${sent.month}-01`),
        throughDay: dayWords(sent.throughDay),
        rowCount: String(sent.rowCount),
        link: `${links.publicUrl}${url}`,
      })
      return report.recipients.map((recipient) => ({ recipient, subject: title, text, told }))
    },
  },
}
