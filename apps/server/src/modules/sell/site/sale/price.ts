import type { SelectionChange } from '@coverwright/domain/build/plan/selection'
import type { Prices } from '@coverwright/domain/sell/journey/visit'
import type { JourneyWrite } from '../../application/index.ts'
import {
  decideApplication,
  type PricedApplication,
  previewPrices,
  priceApplication,
  type QuoteRow,
} from '../../quote/index.ts'
import { followPrice } from '../../referral/index.ts'
import { submitMedia } from '../../vehicle-approval/index.ts'
import { keepProspect } from '../keep-prospect.ts'
import { type KnownBuyer, type SaleServices, writeFor } from './sale-services.ts'

/** What it costs, or why it is not offered. */
export function price(services: SaleServices) {
  const { ways, now } = services
  const write = writeFor(services)

  /** Keeps a price, and opens a case where the rules refer it. */
  const keepPrice = (known: KnownBuyer, work: (journey: JourneyWrite) => Promise<PricedApplication>) =>
    write(known, async (journey): Promise<QuoteRow> => {
      const priced = await work(journey)
      await followPrice(journey, priced)
      await submitMedia(journey, priced)
      return priced.quote
    })

  return {
    previewPrices: ({ buyer, token }: KnownBuyer, change: SelectionChange): Promise<Prices> =>
      ways.read(buyer.companyId, (tx) => previewPrices(tx, token, change, now())),

    /** Whose address is known has seen a price from here on. */
    keepProspect: (known: KnownBuyer) => write(known, (journey) => keepProspect(journey, known.token)),

    /** Takes the choice and keeps its price. */
    priceApplication: (known: KnownBuyer, change: SelectionChange) =>
      keepPrice(known, (journey) => priceApplication(journey, known.token, change)),

    /** Where no plan is offered: why not. */
    decideApplication: (known: KnownBuyer) => keepPrice(known, (journey) => decideApplication(journey, known.token)),
  }
}
