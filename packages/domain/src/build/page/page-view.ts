import type { Option } from '../dataset/option.ts'
import type { Answers } from '../question/answers.ts'
import type { AskedQuestion } from '../question/asked-question.ts'
import type { Problem } from '../question/check-answers.ts'
import type { Words } from '../words/say.ts'
import type { LookUpRole } from './look-up-role.ts'

/** A block as a release keeps it: slots apart from properties, so that showing it needs no field definitions. */
export interface TreeNode {
  readonly type: string
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
  readonly slots?: Readonly<Record<string, readonly TreeNode[]>>
  readonly hasLook?: true
}

/** An answer in words, and where it is asked for. */
export interface Said {
  readonly name: string
  readonly label: string
  readonly text: string
  readonly changeAt: string
}

export interface PlanView {
  readonly code: string
  readonly title: string
  readonly subtitle: string
  /** The same rows in the same order on every plan; null is "Not covered". */
  readonly covers: readonly { readonly title: string; readonly limit: string | null }[]
  readonly priceMinor: number
}

export interface ChoiceView {
  readonly name: string
  readonly title: string
  readonly help?: string | undefined
  readonly options: readonly Option[]
  readonly chosen: string
}

export interface AddOnView {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly priceMinor: number
  readonly isChosen: boolean
}

/** What is to be paid for everything that is chosen. */
export interface DueView {
  readonly title: string
  readonly lines: readonly { readonly label: string; readonly minor: number }[]
  /** Each month or the year, as chosen. */
  readonly priceMinor: number
  /** What is paid now: the first payment, which takes what does not divide evenly, or what a voucher leaves of the whole. */
  readonly firstMinor: number
  readonly payments: number
  readonly totalMinor: number
  /** In the whole of it. */
  readonly taxMinor: number
}

export type PayEvery = 'monthly' | 'yearly'

/** Prices are those of the chosen way to pay. */
export interface OfferView {
  readonly currency: string
  readonly plans: readonly PlanView[]
  /** What the rows of every plan mean, of those that say more than their title. */
  readonly meanings: readonly { readonly title: string; readonly text: string }[]
  readonly choices: readonly ChoiceView[]
  readonly addOns: readonly AddOnView[]
  readonly frequencies: readonly { readonly every: PayEvery; readonly label: string }[]
  readonly pay: PayEvery
  /** Null until the buyer chooses: nothing is chosen for anybody. */
  readonly plan: string | null
  readonly due: DueView | null
  /** The days that are insured, in words; empty while they are not known. */
  readonly days: string
  /** How long that is: "8 days". */
  readonly length: string
  /** Behind a price: "a month", "for 8 days". */
  readonly per: string
  /** Before the price of everything: "Each month", "For 8 days". */
  readonly whole: string
}

/** Why no price is offered: somebody looks at it, or it is not insured. */
export interface NoOfferView {
  readonly kind: 'refer' | 'decline'
  /** None where a rule referred: why is for underwriters to read. */
  readonly reasons: readonly string[]
  readonly reference: string
}

export interface DeclarationView {
  readonly name: string
  readonly text: string
  readonly isRequired: boolean
  /** What to do when a required one is not ticked. */
  readonly missing: string
}

export interface DocumentView {
  readonly title: string
  readonly about: string
  readonly href: string
}

export interface DocumentTextView {
  readonly title: string
  readonly subtitle: string
  readonly sections: readonly {
    readonly heading: string
    readonly lines: readonly string[]
    readonly isList?: boolean | undefined
  }[]
}

export interface OutcomeView {
  readonly kind: 'bought' | 'waiting' | 'failed'
  readonly title: string
  readonly text: string
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly documents: readonly DocumentView[]
  /** Where to try again, or to go on. */
  readonly next?: { readonly label: string; readonly href: string }
}

/** Going on another time: the asking for a link, its sending, and what the link opens. */
export type LaterView =
  | { readonly kind: 'ask'; readonly email: string }
  | { readonly kind: 'sent'; readonly until: string; readonly goOnAt: string }
  | { readonly kind: 'welcome'; readonly product: string; readonly reference: string | null; readonly until: string }
  | { readonly kind: 'over'; readonly days: number }

/** What has been given of something there may be several of, to change, remove or add to. */
export interface ItemsView {
  readonly group: string
  /** One of them, in a sentence: "driver". */
  readonly item: string
  readonly items: readonly { readonly number: number; readonly text: string; readonly changeAt: string }[]
  readonly canAdd: boolean
}

export interface FoundAddress {
  readonly line1: string
  readonly line2: string
  readonly town: string
  readonly postcode: string
}

export interface FoundVehicle {
  /** For people: "Ford Fiesta 1.0 petrol, 2018". */
  readonly title: string
  /** How data sources of vehicles know it; empty where they do not. */
  readonly code: string
}

/** Everything a page shows that is not in its blocks. It travels to the browser as it is. */
export interface PageView {
  readonly path: string
  readonly title: string
  readonly step: number
  readonly steps: readonly string[]
  /** Nothing happens on it: it comes without a script. */
  readonly isStill?: true
  /** Sales in test mode are marked on every page. */
  readonly isTest: boolean
  /** Set while answers are on the screen: seconds without a sign of life until they are hidden. */
  readonly idleSeconds?: number
  readonly back?: string
  readonly questions: Readonly<Record<string, readonly AskedQuestion[]>>
  /** Of a page that lists what was given several times. */
  readonly items?: ItemsView
  /** Of a page that asks about one of several: which one, in words. */
  readonly itemTitle?: string
  /** May the buyer be reminded: asked below the question after their address. */
  readonly reminder?: { readonly beside: string; readonly text: string; readonly isGiven: boolean }
  readonly answers: Answers
  /** Words for answers not given yet, by data name. */
  readonly standIns: Answers
  readonly problems: readonly Problem[]
  readonly said: readonly Said[]
  /** They are there to be checked, and shown when somebody opens them. */
  readonly isSaidFolded?: boolean
  readonly quoteReference?: string
  readonly offer?: OfferView
  readonly noOffer?: NoOfferView
  readonly declarations?: readonly DeclarationView[]
  readonly documents?: readonly DocumentView[]
  readonly demandsAndNeeds?: string
  readonly coolingOffDays?: number
  /** The company's own words beside the button that pays. */
  readonly payNote?: string
  readonly outcome?: OutcomeView
  /** Of a page that shows one of the product's documents. */
  readonly document?: DocumentTextView
  /** Of the page after the answers were hidden: whether they can be had again, and for what. */
  readonly ended?: 'over' | 'confirm-email' | 'go-on'
  /** Where a link to go on another time can be asked for. */
  readonly saveAt?: string
  readonly later?: LaterView
  /** What can be looked up here; nothing where nobody is asked. */
  readonly lookUpRoles?: readonly LookUpRole[]
  /** Where the product speaks several: each in its own words, with the link that chooses it. */
  readonly languages?: readonly {
    readonly name: string
    readonly tag: string
    readonly href: string
    readonly isChosen: boolean
  }[]
  /** How the page's language writes amounts: a tag that browsers know. */
  readonly locale: string
  /** What the page says by itself, where it does not speak English. */
  readonly words?: Words | undefined
  readonly regulatory: readonly string[]
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** A page as the browser gets it. */
export interface PageData {
  readonly view: PageView
  readonly nodes: readonly TreeNode[]
}

/** What a sent step comes back with. */
export type StepAnswer =
  | { readonly problems: readonly Problem[] }
  | { readonly page: PageData }
  | { readonly location: string }
