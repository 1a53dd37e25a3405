import type { Language } from '@coverwright/domain/build/product/language'
import type { PurchaseOutcome } from '@coverwright/domain/sell/journey/visit'
import { type ApplicationRow, declare, type JourneyWrite } from '../../application/index.ts'
import { getOutcome, startPayment } from '../../payment/index.ts'
import type { KnownBuyer, SaleServices } from './sale-services.ts'

interface Declared {
  /** Names of the declarations that were ticked. */
  readonly given: readonly string[]
  /** The one they were read in. */
  readonly language: Language
}

export function pay({ ways, gateways, tokens, publicUrl, now }: SaleServices) {
  return {
    /** Keeps what was declared and answers where the gateway's own page takes the card; card data never comes here. */
    declareAndPay: (
      { buyer: { id, companyId }, token }: KnownBuyer,
      { given, language }: Declared,
      back: { readonly returnUrl: string; readonly cancelUrl: string },
    ): Promise<{ readonly url: string }> => {
      const said = (journey: JourneyWrite, before: ApplicationRow) => declare(journey, before, given, language)
      return startPayment({ ways, gateways, now }, { companyId, token, applicationId: id, declare: said, ...back })
    },

    /** Undefined when the buyer has not been to pay. */
    getOutcome: ({ buyer: { companyId, id } }: KnownBuyer): Promise<PurchaseOutcome | undefined> =>
      getOutcome({ ways, gateways, now }, { companyId, applicationId: id }, { tokens, publicUrl }),
  }
}
