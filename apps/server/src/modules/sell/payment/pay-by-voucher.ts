import { firstPaymentMinor } from '@coverwright/domain/build/body/price'
import { fail } from '@coverwright/domain/errors'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { lostMinor, splitPrice } from '@coverwright/domain/sell/voucher/voucher-use'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { ApplicationRow } from '../application/index.ts'
import type { QuoteRow } from '../quote/index.ts'
import { findPayingVoucher } from '../voucher/index.ts'

type Priced = Pick<QuoteRow, 'premium' | 'selection'>

interface Sold {
  readonly quote: Priced
  readonly content: ReleaseContent
  readonly now: Date
}

/** What is to be paid now, whoever pays it. */
export const toPayOf = ({ premium, selection }: Priced): number =>
  premium ? firstPaymentMinor(premium, selection.pay) : fail('application.not-offered')

/** Who pays what of a price, or why the voucher pays nothing of it. */
export type VoucherShare =
  | {
      readonly kind: 'pays'
      readonly code: string
      readonly voucherMinor: number
      readonly cardMinor: number
      /** The rest was below what cards take. */
      readonly isRaised: boolean
      /** What it is worth beyond the price, which is lost. */
      readonly lostMinor: number
    }
  | { readonly kind: 'monthly' | 'ended'; readonly code: string }

/** Premium and tax stay what they are. Nothing where no voucher was typed. */
export async function findVoucherShare(
  tx: ReadTx,
  { voucher: typed }: Pick<ApplicationRow, 'voucher'>,
  { quote, content, now }: Sold,
): Promise<VoucherShare | undefined> {
  if (!typed) return undefined
  const { code } = typed
  const { plan, pay } = quote.selection
  if (pay === 'monthly') return { kind: 'monthly', code }
  const voucher = await findPayingVoucher(tx, typed.voucherId, content, now)
  // Worth another amount than the buyer was told: nobody's card pays more than that.
  if (voucher?.value !== typed.value || !plan || !voucher.plans.includes(plan)) return { kind: 'ended', code }
  const grossMinor = toPayOf(quote)
  const split = splitPrice(grossMinor, voucher)
  return split.voucherMinor > 0
    ? { kind: 'pays', code, ...split, lostMinor: lostMinor(grossMinor, voucher) }
    : { kind: 'ended', code }
}

/** Refused with its reason where it cannot pay: nobody's card is charged with more than they were told. */
export async function payByVoucher(tx: ReadTx, application: ApplicationRow, sold: Sold): Promise<VoucherPaid> {
  const share = await findVoucherShare(tx, application, sold)
  if (share?.kind === 'monthly') return fail('application.voucher-monthly')
  if (share?.kind !== 'pays' || !application.voucher) return fail('application.voucher-ended')
  const { voucherId, code } = application.voucher
  return { voucherId, code, paidMinor: share.voucherMinor }
}
