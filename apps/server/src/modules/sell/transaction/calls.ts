import type { transaction } from '@coverwright/contract/sell/transaction'
import { isEditable } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { ProviderReport } from '@coverwright/domain/sell/transaction/transaction'
import { desc, eq } from 'drizzle-orm'
import type { ReadContext } from '../../../platform/http/context.ts'
import type { HandlerOf, HandlersOf } from '../../../platform/http/handlers.ts'
import { getProductInCompany } from '../../build/product/index.ts'
import { getFileInCompany, linkTo } from '../../company/file/index.ts'
import { reportInTheMorning } from './daily-report-job.ts'
import { listTransactions } from './list-transactions.ts'
import { sendMonthToDate } from './send-report.ts'
import { providerReports, sentReports } from './tables.ts'

const mostShown = 31

async function reportOf({ tx, ports, now }: ReadContext, productId: string): Promise<ProviderReport> {
  const product = await getProductInCompany(tx, productId)
  const [report] = await tx.select().from(providerReports).where(eq(providerReports.productId, productId))
  const rows = await tx
    .select()
    .from(sentReports)
    .where(eq(sentReports.productId, productId))
    .orderBy(desc(sentReports.id))
    .limit(mostShown)
  const sent = []
  for (const { id, month, throughDay, rowCount, fileId, createdAt } of rows) {
    const { url } = await linkTo(await getFileInCompany(tx, fileId), ports.tokens, now)
    sent.push({ id, month, throughDay, rowCount, url, sentAt: createdAt.toISOString() })
  }
  return {
    productId,
    productName: product.name,
    carrier: report?.carrier ?? '',
    binderReference: report?.binderReference ?? '',
    recipients: report?.recipients ?? [],
    isEach: report?.isEach ?? false,
    isDaily: report?.isDaily ?? false,
    sent,
  }
}

const getProviderReport: HandlerOf<typeof transaction, 'getProviderReport'> = (context, { productId }) =>
  reportOf(context, productId)

const saveProviderReport: HandlerOf<typeof transaction, 'saveProviderReport'> = async (context, form) => {
  const { tx, audit, now } = context
  const { productId, ...report } = form
  const { state } = await getProductInCompany(tx, productId)
  if (!isEditable(state)) return fail('product.in-trash')
  if ((form.isEach || form.isDaily) && form.recipients.length === 0)
    return fail('transaction.nobody', { recipients: 'Name who the reports go to first.' })
  await tx
    .insert(providerReports)
    .values(form)
    .onConflictDoUpdate({ target: [providerReports.companyId, providerReports.productId], set: report })
  if (form.isDaily) await reportInTheMorning(tx, productId, now)
  await audit(productId, { ...report, recipients: report.recipients.length })
  return reportOf(context, productId)
}

const sendReport: HandlerOf<typeof transaction, 'sendReport'> = async ({ tx, audit, ports, now }, { productId }) => {
  const product = await getProductInCompany(tx, productId)
  const sent = await sendMonthToDate(tx, ports.files, { product, until: now, now })
  await audit(productId, { report: sent.id, rowCount: sent.rowCount })
  return true
}

export const transactionCalls: HandlersOf<typeof transaction> = {
  listTransactions,
  getProviderReport,
  saveProviderReport,
  sendReport,
}
