import { idOf } from '@coverwright/domain/fields'
import {
  ProviderReport,
  ProviderReportForm,
  Transaction,
  TransactionFilter,
} from '@coverwright/domain/sell/transaction/transaction'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('customer-management-center')
const OfProduct = z.strictObject({ productId: idOf('product') })

/** What is told to the product provider of what was sold. */
export const transaction = group('transaction', {
  listTransactions: call({
    access,
    paged: ['bookedAt', 'policyNumber', 'kind'],
    input: TransactionFilter,
    output: Transaction,
    errors: ['product.not-found', 'channel.not-found', 'merchant.not-found', 'agent.not-found'],
  }),
  getProviderReport: call({ access, input: OfProduct, output: ProviderReport, errors: ['product.not-found'] }),
  saveProviderReport: call({
    access: can('report-sales'),
    audit: true,
    input: ProviderReportForm,
    output: ProviderReport,
    errors: ['product.not-found', 'product.in-trash', 'transaction.nobody'],
  }),
  /** The month so far, now and not in the morning: the file, and a mail to whoever is named. */
  sendReport: call({
    access: can('report-sales'),
    audit: true,
    input: OfProduct,
    output: z.boolean(),
    errors: ['product.not-found'],
  }),
})
