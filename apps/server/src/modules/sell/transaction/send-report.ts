import { calendarDate, isoDate } from '@coverwright/domain/build/question/answers'
import { reportCsv } from '@coverwright/domain/sell/transaction/report-rows'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { ProductRow } from '../../build/product/index.ts'
import { keepFile } from '../../company/file/index.ts'
import { withHolders } from './list-transactions.ts'
import { sentReports, transactions } from './tables.ts'

interface MonthToDate {
  readonly product: ProductRow
  readonly until: Date
  readonly now: Date
}

/** The month of the day before `now`, up to that day, in the product's time zone: on the first it is the whole of it. */
export async function sendMonthToDate(
  tx: WriteTx,
  files: Files,
  { product, until, now }: MonthToDate,
): Promise<{ readonly id: string; readonly rowCount: number }> {
  const throughDay = isoDate(calendarDate(new Date(until.getTime() - 1), product.timeZone))
  const month = throughDay.slice(0, 7)
  const lines = await tx
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.productId, product.id),
        eq(transactions.mode, 'live'),
        // A day on either side, for the month is the product's and not the server's.
        gte(transactions.bookedAt, new Date(Date.parse(`${month}-01T00:00:00Z`) - 86_400_000)),
        lt(transactions.bookedAt, until),
      ),
    )
    .orderBy(asc(transactions.id))
  const ofMonth = lines.filter(({ bookedAt }) => isoDate(calendarDate(bookedAt, product.timeZone)).startsWith(month))
  const file = await keepFile(tx, files, {
    memberId: product.id,
    purpose: 'report',
    name: `${product.name} ${month} to ${throughDay}.csv`,
    type: 'text/csv',
    content: new TextEncoder().encode(reportCsv(await withHolders(tx, ofMonth))),
  })
  const [sent] = await tx
    .insert(sentReports)
    .values({ productId: product.id, month, throughDay, rowCount: ofMonth.length, fileId: file.id, createdAt: now })
    .returning()
  if (!sent) throw new Error('The report was not saved')
  raiseEvent(tx, 'transaction.summed-up', { reportId: sent.id })
  return { id: sent.id, rowCount: ofMonth.length }
}
