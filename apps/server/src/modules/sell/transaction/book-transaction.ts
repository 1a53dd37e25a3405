import type { Currency } from '@coverwright/domain/base/money/money'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { FixedTerms } from '@coverwright/domain/sell/commission/commission'
import type { Origin } from '@coverwright/domain/sell/origin/origin'
import type { PremiumParts } from '@coverwright/domain/sell/transaction/premium-parts'
import type { TransactionKind } from '@coverwright/domain/sell/transaction/transaction'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { atTheEnd } from '../../../platform/database/at-the-end.ts'
import { insertOf } from '../../../platform/database/save-row.ts'
import { selectRowBy } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { newId } from '../../../platform/id.ts'
import { keepCommission } from '../commission/index.ts'
import { type ProviderReportRow, providerReports, transactions } from './tables.ts'

interface BookedPolicy extends PremiumParts {
  readonly id: string
  readonly number: string
  readonly productId: string
  readonly productName: string
  readonly plan: string
  readonly holder: string
  readonly mode: JourneyMode
  readonly currency: Currency
  readonly startsOn: string
  readonly endsOn: string
  readonly origin: Origin
  readonly voucher: VoucherPaid | null
}

interface Booking {
  readonly kind: TransactionKind
  readonly policy: BookedPolicy
  /** Of this transaction; what goes back has a minus. */
  readonly parts: PremiumParts
  /** The insurer that the product names, where the report does not name another. */
  readonly insurer: string
  readonly report: ProviderReportRow | undefined
  /** What was agreed with whoever brought the customer, when the application began. */
  readonly terms?: FixedTerms | null
  readonly now: Date
}

/** What the product's provider is told of its sales; nothing where nobody has set it up. */
export const findReport = (tx: ReadTx, productId: string): Promise<ProviderReportRow | undefined> =>
  selectRowBy(tx, providerReports, 'productId', productId)

/** In the transaction of its cause: there is a line if and only if it was sold, cancelled or lapsed, and one of each. */
export async function bookTransaction(
  tx: WriteTx,
  { kind, policy, parts, insurer, report, terms, now }: Booking,
): Promise<void> {
  const { netMinor, commissionMinor, feeMinor, taxMinor, grossMinor } = parts
  const line = {
    id: newId(),
    kind,
    mode: policy.mode,
    policyId: policy.id,
    policyNumber: policy.number,
    productId: policy.productId,
    productName: policy.productName,
    plan: policy.plan,
    startsOn: policy.startsOn,
    endsOn: policy.endsOn,
    currency: policy.currency,
    netMinor,
    commissionMinor,
    feeMinor,
    taxMinor,
    grossMinor,
    carrier: report?.carrier || insurer,
    binderReference: report?.binderReference ?? '',
    origin: policy.origin,
    channelId: policy.origin.channelId ?? null,
  }
  atTheEnd(tx, insertOf(transactions, { ...line, bookedAt: now }))
  await keepCommission(tx, { kind, transactionId: line.id, policy, parts, terms, now })
  // Trial runs are nobody's business but the company's own.
  if (!report?.isEach || policy.mode !== 'live') return
  raiseEvent(tx, 'transaction.reported', { transactionId: line.id })
}
