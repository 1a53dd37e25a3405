import type { SelectionChange } from '@coverwright/domain/build/plan/selection'
import type { Language } from '@coverwright/domain/build/product/language'
import type { Answers } from '@coverwright/domain/build/question/answers'
import { fail } from '@coverwright/domain/errors'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { Prices, PurchaseOutcome } from '@coverwright/domain/sell/journey/visit'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { Tokens } from '../../../platform/auth/tokens.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { mayMailFromShop } from '../../company/attempt/index.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { getFileInCompany } from '../../company/file/index.ts'
import { standingAt } from '../../publish/domain/index.ts'
import { findBackAt } from '../../publish/maintenance/index.ts'
import { findMount, findReleasesAt, getMountInCompany, getRelease, type Mounted } from '../../publish/release/index.ts'
import { findFormerProvider } from '../../publish/resale/index.ts'
import {
  type ApplicationRow,
  changeMedia,
  declare,
  findApplication,
  type JourneyWrite,
  keepLanguage,
  type MediaChange,
  readResumeTicket,
  removeItem,
  reopenApplication,
  saveAnswers,
  startApplication,
} from '../application/index.ts'
import { getOutcome, startPayment } from '../payment/index.ts'
import {
  decideApplication,
  type PricedApplication,
  previewPrices,
  priceApplication,
  type QuoteRow,
} from '../quote/index.ts'
import { followPrice } from '../referral/index.ts'
import { confirmAddress, findKept, type KeptApplication, saveForLater } from '../resume/index.ts'
import { followMedia, submitMedia } from '../vehicle-approval/index.ts'
import { keepProspect } from './keep-prospect.ts'

export interface Mount extends Mounted {
  /** While the company's sites are worked on: until then. */
  readonly backAt?: Date | undefined
  /** Who provided what is sold there, where the two are partners no longer: nothing is quoted any more. */
  readonly formerProvider?: string | undefined
  /** It is served over HTTPS, with a certificate of its own name. */
  readonly isSecure: boolean
}

/** One buyer's application. It keeps the release it was begun on. */
export type Buyer = Pick<
  ApplicationRow,
  | 'id'
  | 'companyId'
  | 'releaseId'
  | 'state'
  | 'answers'
  | 'selection'
  | 'language'
  | 'expiresAt'
  | 'keptUntil'
  | 'customerId'
>

export interface KnownBuyer {
  readonly token: string
  readonly buyer: Buyer
}

interface Declared {
  /** Names of the declarations that were ticked. */
  readonly given: readonly string[]
  /** The one they were read in. */
  readonly language: Language
}

/** What a mailed link leads to. */
interface MailedApplication extends KeptApplication {
  /** That it was mailed to, where that was not known to be anybody's. */
  readonly email: string | undefined
}

export type Sale = ReturnType<typeof createSale>

interface SaleServices {
  readonly ways: WaysIn
  readonly gateways: Gateways
  readonly files: Files
  readonly tokens: Tokens
  /** Of the studio's server, which hands out the documents of a policy. */
  readonly publicUrl: string
  /** Connected names are served over HTTPS here, and not by somebody in front. */
  readonly hasHttps: boolean
  readonly now: () => Date
}

/** What the site asks of the sale's records, each in a transaction of the company whose site it is. */
export function createSale({ ways, gateways, files, tokens, publicUrl, hasHttps, now }: SaleServices) {
  const { door, read, enter } = ways

  /** Keeps a price, and opens a case where the rules refer it. */
  const price = (known: KnownBuyer, work: (journey: JourneyWrite) => Promise<PricedApplication>): Promise<QuoteRow> =>
    enter(actorFor(known), async (tx, audit) => {
      const journey = { tx, audit, now: now() }
      const priced = await work(journey)
      await followPrice(journey, priced)
      await submitMedia(journey, priced)
      return priced.quote
    })

  return {
    /** Nothing answers under a name that another company has proven to be theirs, or where its time is up. */
    findMount: async (host: string): Promise<Mount | undefined> => {
      const found = await door(async (tx) => {
        const mount = await findMount(tx, host)
        if (!mount) return undefined
        const { mayAnswer, isCertified } = await standingAt(tx, mount, now())
        if (!mayAnswer) return undefined
        return { ...mount, isSecure: hasHttps && isCertified, backAt: await findBackAt(tx, mount.companyId, now()) }
      })
      if (!found) return undefined
      const formerProvider = await read(found.companyId, (tx) => findFormerProvider(tx, found.productId))
      return { ...found, formerProvider }
    },

    /** The company's own icon of the browser's tab, where it has one. */
    findIcon: ({ companyId }: Mount) =>
      read(companyId, async (tx) => {
        const { faviconFileId } = await getOwnCompanyRow(tx)
        return faviconFileId === null ? undefined : getFileInCompany(tx, faviconFileId)
      }),

    /** What keeps a staging site private. */
    getStaging: ({ id, companyId }: Mount) => read(companyId, (tx) => getMountInCompany(tx, id)),

    getRelease: async ({ companyId }: Mount, releaseId: string): Promise<ReleaseContent> =>
      (await read(companyId, (tx) => getRelease(tx, { companyId, releaseId }))).content,

    findReleasesAt: ({ companyId, host }: Mount) => read(companyId, (tx) => findReleasesAt(tx, host)),

    /** Undefined when the token is nobody's or the application is over. */
    findBuyer: ({ companyId }: Mount, token: string): Promise<Buyer | undefined> =>
      read(companyId, (tx) => findApplication(tx, token, now())),

    begin: (mount: Mount, answers: Answers, language: Language): Promise<KnownBuyer> =>
      enter({ companyId: mount.companyId, memberId: mount.companyId }, async (tx, audit) => {
        const journey = { tx, audit, now: now() }
        const { token } = await startApplication(journey, mount, language)
        return { token, buyer: await saveAnswers(journey, token, answers) }
      }),

    keepLanguage: (known: KnownBuyer, language: Language): Promise<Buyer> =>
      enter(actorFor(known), (tx, audit) => keepLanguage({ tx, audit, now: now() }, known.token, language)),

    /** Also a sign of life: without answers it only lengthens the application's time. */
    saveAnswers: (known: KnownBuyer, answers: Answers): Promise<Buyer> =>
      enter(actorFor(known), (tx, audit) => saveAnswers({ tx, audit, now: now() }, known.token, answers)),

    changeMedia: (known: KnownBuyer, changes: readonly MediaChange[]): Promise<Answers> =>
      enter(actorFor(known), async (tx, audit) => {
        const journey = { tx, audit, now: now() }
        const answers = await changeMedia(journey, files, known.token, changes)
        await followMedia(journey, known.buyer.id)
        return answers
      }),

    /** A file of the buyer's own, to be looked at again. */
    getMedia: ({ buyer: { companyId } }: KnownBuyer, id: string) => read(companyId, (tx) => getFileInCompany(tx, id)),

    removeItem: (known: KnownBuyer, group: string, item: number): Promise<Buyer> =>
      enter(actorFor(known), (tx, audit) => removeItem({ tx, audit, now: now() }, known.token, group, item)),

    previewPrices: ({ buyer, token }: KnownBuyer, change: SelectionChange): Promise<Prices> =>
      read(buyer.companyId, (tx) => previewPrices(tx, token, change, now())),

    /** Whose address is known has seen a price from here on. */
    keepProspect: (known: KnownBuyer) =>
      enter(actorFor(known), (tx, audit) => keepProspect({ tx, audit, now: now() }, known.token)),

    /** Takes the choice and keeps its price. */
    priceApplication: (known: KnownBuyer, change: SelectionChange) =>
      price(known, (journey) => priceApplication(journey, known.token, change)),

    /** Where no plan is offered: why not. */
    decideApplication: (known: KnownBuyer) => price(known, (journey) => decideApplication(journey, known.token)),

    /** Mails a link to go on another time. */
    saveForLater: async (known: KnownBuyer, email: string, from: string): Promise<Date> => {
      const isAllowed = await mayMailFromShop(ways, { applicationId: known.buyer.id, email, from }, now())
      if (!isAllowed) return fail('too-many-requests')
      return enter(actorFor(known), (tx, audit) =>
        saveForLater({ tx, audit, now: now() }, { token: known.token, email }, { tokens, publicUrl }),
      )
    },

    /** What a mailed link opens; undefined when it opens nothing any more. */
    findKept: async (mount: Mount, ticket: string): Promise<MailedApplication | undefined> => {
      const carried = await readResumeTicket(tokens, ticket)
      if (carried?.companyId !== mount.companyId) return undefined
      const kept = await read(mount.companyId, (tx) => findKept(tx, carried.applicationId, now()))
      return kept && { ...kept, email: carried.email }
    },

    reopen: (mount: Mount, { application: { id }, email }: MailedApplication): Promise<KnownBuyer> =>
      enter({ companyId: mount.companyId, memberId: id }, async (tx, audit) => {
        const { token, application } = await reopenApplication({ tx, audit, now: now() }, id)
        return { token, buyer: email ? await confirmAddress(tx, application, email) : application }
      }),

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

/** Whoever writes without being a member is the application itself; before there is one, the company. */
const actorFor = ({ buyer }: KnownBuyer) => ({ companyId: buyer.companyId, memberId: buyer.id })
