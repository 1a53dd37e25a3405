import type { Cover, PaymentFrequency } from '../plan/cover.ts'
import { type Selection, selectionValues } from '../plan/selection.ts'
import type { Underwriting } from '../plan/terms.ts'
import { type Answers, calendarDate, isoDate } from '../question/answers.ts'
import { askedGroups } from '../question/ask.ts'
import { type DataValues, groupValues } from '../question/data-values.ts'
import type { LoadedProgram } from '../rating/load-program.ts'
import { type Premium, type Quote, quote } from '../rating/quote.ts'
import { traceOf } from '../rating/trace.ts'
import type { Body } from './body.ts'
import { withCoverDays } from './cover-period.ts'
import { type Discount, priceDiscounted } from './price-discounted.ts'
import { priceUnderwritten } from './price-underwritten.ts'
import { ratingAnswers } from './rating-answers.ts'

/** One value a data name: what was answered, and what was chosen of the cover. */
export const valuesOf = (body: Body, answers: Answers, selection: Selection): DataValues => ({
  ...groupValues(askedGroups(body), answers),
  ...selectionValues(body.cover, selection),
})

/** The day cover starts: as answered, or today where it is not asked. Today is the product's, not the server's. */
export function coverStartOf({ standard }: Body, values: DataValues, now: Date, timeZone: string): string {
  const answered = standard.coverStart ? values[standard.coverStart] : undefined
  return typeof answered === 'string' ? answered : isoDate(calendarDate(now, timeZone))
}

interface Asked {
  readonly body: Body
  readonly program: LoadedProgram
  readonly values: DataValues
  readonly startDate: string
  readonly trace?: boolean
  /** What an underwriter answered where the rules refer. */
  readonly underwriting?: Underwriting | undefined
  readonly discount?: Discount | undefined
  /** Of another company’s product a discount is the seller’s to give, out of what the seller earns. */
  readonly isResold?: boolean | undefined
}

export function price({
  body,
  program,
  values: given,
  startDate,
  trace = false,
  underwriting,
  discount,
  isResold,
}: Asked): Quote {
  const values = withCoverDays(body, program, given, startDate)
  const options = { startDate, ...(trace && { trace: traceOf }) }
  const standard = quote(program, ratingAnswers(program, values), options)
  const decided = underwriting
    ? priceUnderwritten({ cover: body.cover, program, values, options }, standard, underwriting)
    : standard
  if (!discount) return decided
  const isUnderwritten = underwriting !== undefined
  return priceDiscounted({ program, values, options, isUnderwritten, isResold }, decided, discount)
}

/** What the plan page shows. Every figure is the program's own for exactly that selection: none is scaled here. */
export interface PriceList {
  /** Each plan without add-ons, by its code. */
  readonly plans: Readonly<Record<string, Quote>>
  /** What each add-on adds to a payment, beside the others chosen; while no plan is chosen, to the first plan's. */
  readonly addOnMinor: Readonly<Record<string, number>>
  /** Of the selection as it is; null while no plan is chosen. */
  readonly chosen: ChosenPrice | null
}

export interface ChosenPrice {
  readonly quote: Quote
  /** The plan, then each add-on in turn: they add up to the payment exactly. */
  readonly lines: readonly { readonly name: string; readonly amountMinor: number }[]
}

export const priceList = (asked: Asked, selection: Selection): PriceList =>
  priceListOf(asked.body.cover, selection, (chosen) =>
    price({ ...asked, values: { ...asked.values, ...selectionValues(asked.body.cover, chosen) } }),
  )

/** All prices of a plan page, each asked for with its whole selection. */
export function priceListOf(cover: Cover, selection: Selection, priceOf: (chosen: Selection) => Quote): PriceList {
  const known = new Map<string, Quote>()
  // The lines of a page have most of their prices in common.
  const at = (plan: string | null, addOns: readonly string[]) => {
    const key = [plan, ...addOns].join()
    const found = known.get(key) ?? priceOf({ ...selection, plan, addOns: [...addOns] })
    known.set(key, found)
    return found
  }
  const plan = selection.plan ?? cover.plans[0]?.code ?? null
  const cost = (addOns: readonly string[]) => paymentMinor(at(plan, addOns), selection.pay)
  const addOnMinor = cover.addOns.map(({ name }) => {
    const others = selection.addOns.filter((addOn) => addOn !== name)
    return [name, cost([...others, name]) - cost(others)] as const
  })
  const lines = selection.addOns.map((name, index, all) => ({
    name,
    amountMinor: cost(all.slice(0, index + 1)) - cost(all.slice(0, index)),
  }))
  return {
    plans: Object.fromEntries(cover.plans.map(({ code }) => [code, at(code, [])])),
    addOnMinor: Object.fromEntries(addOnMinor),
    chosen:
      selection.plan === null
        ? null
        : {
            quote: at(selection.plan, selection.addOns),
            lines: [{ name: selection.plan, amountMinor: cost([]) }, ...lines],
          },
  }
}

/** What an ordinary payment comes to: the whole year, or a month. */
export function paymentMinor({ premium }: Pick<Quote, 'premium'>, pay: PaymentFrequency): number {
  if (!premium) return 0
  return pay === 'yearly' ? premium.grossMinor : (monthlyOf(premium)?.eachMinor ?? 0)
}

export const monthlyOf = ({ instalments }: Pick<Premium, 'instalments'>) =>
  instalments.find(({ plan }) => plan === 'monthly')

/** What is paid at once: the whole year, or the first instalment with what does not divide evenly. */
export function firstPaymentMinor(premium: Pick<Premium, 'grossMinor' | 'instalments'>, pay: PaymentFrequency): number {
  return pay === 'yearly' ? premium.grossMinor : (monthlyOf(premium)?.firstMinor ?? premium.grossMinor)
}
