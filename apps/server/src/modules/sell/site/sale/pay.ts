import type { Language } from '@coverwright/domain/base/language/language'
import { fail } from '@coverwright/domain/errors'
import type { PurchaseOutcome } from '@coverwright/domain/sell/journey/visit'
import { mayHoldPromotion } from '../../../company/attempt/index.ts'
import { getRelease } from '../../../publish/release/index.ts'
import { type ApplicationRow, declare, dropCode, type JourneyWrite } from '../../application/index.ts'
import { findVoucherShare, getOutcome, startPayment, type VoucherShare } from '../../payment/index.ts'
import type { QuoteRow } from '../../quote/index.ts'
import { type KnownBuyer, type SaleServices, writeFor } from './sale-services.ts'

interface Declared {
  /** Names of the declarations that were ticked. */
  readonly given: readonly string[]
  /** The one they were read in. */
  readonly language: Language
  /** The network address of who pays. */
  readonly from: string
}

export function pay(services: SaleServices) {
  const { ways, gateways, tokens, publicUrl, now } = services
  return {
    /** Keeps what was declared and answers where the gateway's own page takes the card; card data never comes here. */
    declareAndPay: async (
      { buyer: { id, companyId, couponId, voucher, mode }, token }: KnownBuyer,
      { given, language, from }: Declared,
      back: { readonly returnUrl: string; readonly cancelUrl: string },
    ): Promise<{ readonly url: string }> => {
      const isHolding = mode === 'live' && (couponId !== null || voucher !== null)
      if (isHolding && !(await mayHoldPromotion(ways, from, now()))) return fail('too-many-requests')
      const said = (journey: JourneyWrite, before: ApplicationRow) => declare(journey, before, given, language)
      return startPayment({ ways, gateways, now }, { companyId, token, applicationId: id, declare: said, ...back })
    },

    /** Who pays what of it; nothing is asked where no voucher was typed. */
    findVoucherShare: async ({ buyer }: KnownBuyer, quote: QuoteRow): Promise<VoucherShare | undefined> =>
      buyer.voucher === null
        ? undefined
        : ways.read(buyer.companyId, async (tx) =>
            findVoucherShare(tx, buyer, { quote, content: (await getRelease(tx, buyer)).content, now: now() }),
          ),

    dropVoucher: (known: KnownBuyer): Promise<void> =>
      writeFor(services)(known, (journey) => dropCode(journey, known.token, 'voucher')),

    /** Undefined when the buyer has not been to pay. */
    getOutcome: ({ buyer: { companyId, id } }: KnownBuyer): Promise<PurchaseOutcome | undefined> =>
      getOutcome({ ways, gateways, now }, { companyId, applicationId: id }, { tokens, publicUrl }),
  }
}
