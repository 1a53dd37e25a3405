import { answerQuestions } from './answer-questions.ts'
import { fetch } from './fetch.ts'
import { findSite } from './find-site.ts'
import { goOnLater } from './go-on-later.ts'
import { pay } from './pay.ts'
import { price } from './price.ts'
import type { SaleServices } from './sale-services.ts'

export type { Buyer, KnownBuyer, Mount } from './sale-services.ts'

export type Sale = ReturnType<typeof createSale>

/** What the site asks of the sale's records, step by step, each in a transaction of the company whose site it is. */
export const createSale = (services: SaleServices) => ({
  ...findSite(services),
  ...answerQuestions(services),
  ...fetch(services),
  ...price(services),
  ...goOnLater(services),
  ...pay(services),
})
