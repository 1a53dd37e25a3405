import type { Prices, PurchaseOutcome } from '@coverwright/domain/journey/visit'
import type { SelectionChange } from '@coverwright/domain/plan/selection'
import type { Answers } from '@coverwright/domain/question/answers'
import type { ReleaseContent } from '@coverwright/domain/release/release'
import type { Gateways } from '../../adapters/payments/gateways.ts'
import type { Tokens } from '../../platform/auth/tokens.ts'
import type { WaysIn } from '../../platform/http/ways-in.ts'
import {
  type ApplicationRow,
  acceptDeclarations,
  findApplication,
  removeItem,
  saveAnswers,
  startApplication,
} from '../application/index.ts'
import { mayAnswerAt } from '../domain/index.ts'
import { getOutcome, startPayment } from '../payment/index.ts'
import { previewPrices, priceApplication, type QuoteRow } from '../quote/index.ts'
import { findMount, getMountInCompany, getRelease, type Mounted } from '../release/index.ts'

export type Mount = Mounted

/** One buyer's application. It keeps the release it was begun on. */
export type Buyer = Pick<
  ApplicationRow,
  'id' | 'companyId' | 'releaseId' | 'state' | 'answers' | 'selection' | 'expiresAt'
>

export interface KnownBuyer {
  readonly token: string
  readonly buyer: Buyer
}

export type Sale = ReturnType<typeof createSale>

interface SaleServices {
  readonly ways: WaysIn
  readonly gateways: Gateways
  readonly tokens: Tokens
  /** Of the studio's server, which hands out the documents of a policy. */
  readonly publicUrl: string
  readonly now: () => Date
}

/** What the site asks of the sale's records, each in a transaction of the company whose site it is. */
export function createSale({ ways, gateways, tokens, publicUrl, now }: SaleServices) {
  const { door, read, enter } = ways

  return {
    /** Nothing answers under a name that another company has proven to be theirs. */
    findMount: (host: string): Promise<Mount | undefined> =>
      door(async (tx) => {
        const mount = await findMount(tx, host)
        return mount && (await mayAnswerAt(tx, host, mount.companyId)) ? mount : undefined
      }),

    /** What keeps a staging site private. */
    getStaging: ({ id, companyId }: Mount) => read(companyId, (tx) => getMountInCompany(tx, id)),

    getRelease: async ({ companyId }: Mount, releaseId: string): Promise<ReleaseContent> =>
      (await read(companyId, (tx) => getRelease(tx, { companyId, releaseId }))).content,

    /** Undefined when the token is nobody's or the application is over. */
    findBuyer: ({ companyId }: Mount, token: string): Promise<Buyer | undefined> =>
      read(companyId, (tx) => findApplication(tx, token, now())),

    begin: (mount: Mount, answers: Answers): Promise<KnownBuyer> =>
      enter({ companyId: mount.companyId, memberId: mount.companyId }, async (tx, audit) => {
        const journey = { tx, audit, now: now() }
        const { token } = await startApplication(journey, mount)
        return { token, buyer: await saveAnswers(journey, token, answers) }
      }),

    /** Also a sign of life: without answers it only lengthens the application's time. */
    saveAnswers: (known: KnownBuyer, answers: Answers): Promise<Buyer> =>
      enter(actorFor(known), (tx, audit) => saveAnswers({ tx, audit, now: now() }, known.token, answers)),

    removeItem: (known: KnownBuyer, group: string, item: number): Promise<Buyer> =>
      enter(actorFor(known), (tx, audit) => removeItem({ tx, audit, now: now() }, known.token, group, item)),

    previewPrices: ({ buyer, token }: KnownBuyer, change: SelectionChange): Promise<Prices> =>
      read(buyer.companyId, (tx) => previewPrices(tx, token, change, now())),

    /** Takes the choice and keeps its price. */
    priceApplication: (known: KnownBuyer, change: SelectionChange): Promise<QuoteRow> =>
      enter(
        actorFor(known),
        async (tx, audit) => (await priceApplication({ tx, audit, now: now() }, known.token, change)).quote,
      ),

    /** Names of the declarations that were ticked. */
    acceptDeclarations: (known: KnownBuyer, given: readonly string[]): Promise<Buyer> =>
      enter(actorFor(known), (tx, audit) => acceptDeclarations({ tx, audit, now: now() }, known.token, given)),

    /** Where the gateway's own page takes the card; card data never comes here. */
    startPayment: (
      { buyer: { companyId }, token }: KnownBuyer,
      back: { readonly returnUrl: string; readonly cancelUrl: string },
    ): Promise<{ readonly url: string }> => startPayment({ ways, gateways, now }, { companyId, token, ...back }),

    /** Undefined when the buyer has not been to pay. */
    getOutcome: ({ buyer: { companyId }, token }: KnownBuyer): Promise<PurchaseOutcome | undefined> =>
      getOutcome({ ways, gateways, now }, { companyId, token }, { tokens, publicUrl }),
  }
}

/** Whoever writes without being a member is the application itself; before there is one, the company. */
const actorFor = ({ buyer }: KnownBuyer) => ({ companyId: buyer.companyId, memberId: buyer.id })
