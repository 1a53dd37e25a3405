import { fromDay } from '@coverwright/domain/sell/transaction/from-day'
import { eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { Files } from '../../../platform/files/files.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { dailyReport, reportInTheMorning } from './daily-report-job.ts'
import { sendMonthToDate } from './send-report.ts'
import { providerReports } from './tables.ts'

export const transactionJobs = ({ files }: { readonly files: Files }) => [
  handle(dailyReport, async ({ tx, companyId, now }, { productId }) => {
    const [report] = await tx.select().from(providerReports).where(eq(providerReports.productId, productId))
    const product = await getProductInCompany(tx, productId)
    // Switched off, or the product was thrown away, since this was written down.
    if (!report?.isDaily || report.recipients.length === 0 || product.state === 'trash') return
    await audited(tx, companyId, 'transaction/daily-report', async (audit) => {
      const { id, rowCount } = await sendMonthToDate(tx, files, {
        product,
        until: fromDay(now, product.timeZone),
        now,
      })
      await reportInTheMorning(tx, productId, now)
      await audit(id, { productId, rowCount })
    })
  }),
]
