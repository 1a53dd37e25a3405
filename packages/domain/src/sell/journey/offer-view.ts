import { isYear } from '../../build/body/cover-period.ts'
import { type ChosenPrice, firstPaymentMinor, monthlyOf, paymentMinor } from '../../build/body/price.ts'
import { coverWords } from '../../build/body/say-cover.ts'
import type { DueView, NoOfferView, OfferView } from '../../build/page/page-view.ts'
import type { Cover, PaymentFrequency } from '../../build/plan/cover.ts'
import { type Limit, sayLimit } from '../../build/plan/limit.ts'
import type { Selection } from '../../build/plan/selection.ts'
import { coverUnder } from '../../build/plan/terms.ts'
import type { ReleaseContent } from '../../publish/release/release.ts'
import type { Speech } from './speech.ts'
import type { KeptQuote, Prices } from './visit.ts'

/** Only plans that are offered for these answers; a choice that no longer is one is not shown as chosen. */
export function offerView(
  { body, settings }: Pick<ReleaseContent, 'body' | 'settings'>,
  { settled = {}, selection, prices: list, days }: Prices,
  speech: Pick<Speech, 'say' | 'sayDays' | 'tag'>,
  cardMinor?: number,
): OfferView {
  const { pay } = selection
  const limitIn = (limit: Limit | undefined) =>
    limit === undefined ? null : sayLimit(limit, { currency: settings.currency, tag: speech.tag })
  const { say } = speech
  const cover = coverUnder(body.cover, { choices: settled })
  const words = coverWords({ body, settings }, days, speech)
  const offered = cover.plans.filter(({ code }) => list.plans[code]?.decision === 'accept')
  const plan = offered.find(({ code }) => code === selection.plan)?.code ?? null
  return {
    currency: settings.currency,
    pay,
    plan,
    days: words.days,
    length: words.length,
    per: pay === 'monthly' ? say('a month') : words.per,
    whole: pay === 'monthly' ? say('Each month') : words.whole,
    frequencies: cover.frequencies.map((every) => ({ every, label: say(frequencyWords(body, every)) })),
    plans: offered.map(({ code, title, subtitle, limits }) => {
      const quote = list.plans[code]
      return {
        code,
        title,
        subtitle,
        covers: cover.items.map(({ name, title: item }) => ({ title: item, limit: limitIn(limits[name]) })),
        priceMinor: quote ? paymentMinor(quote, pay) : 0,
      }
    }),
    meanings: cover.items.flatMap(({ title, tooltip }) => (tooltip ? [{ title, text: tooltip }] : [])),
    choices: cover.choices.map(({ name, title, help, options, standard }) => ({
      name,
      title,
      help,
      options,
      chosen: selection.choices[name] ?? standard,
    })),
    addOns: cover.addOns.map(({ name, title, about }) => ({
      name,
      title,
      about,
      priceMinor: list.addOnMinor[name] ?? 0,
      isChosen: selection.addOns.includes(name),
    })),
    due: plan && list.chosen ? dueView(cover, selection, list.chosen, cardMinor) : null,
  }
}

const frequencyWords = (body: ReleaseContent['body'], every: PaymentFrequency) => {
  if (every === 'monthly') return 'Pay monthly'
  return isYear(body) ? 'Pay yearly' : 'Pay at once'
}

function dueView(
  cover: Cover,
  selection: Selection,
  { quote, lines }: ChosenPrice,
  cardMinor: number | undefined,
): DueView | null {
  const { premium } = quote
  if (!premium) return null
  const title = titleOf(cover, selection)
  const labels = new Map(cover.addOns.map((addOn) => [addOn.name, addOn.title]))
  return {
    title,
    lines: lines.map(({ name, amountMinor }) => ({ label: labels.get(name) ?? title, minor: amountMinor })),
    priceMinor: paymentMinor(quote, selection.pay),
    firstMinor: cardMinor ?? firstPaymentMinor(premium, selection.pay),
    payments: selection.pay === 'monthly' ? (monthlyOf(premium)?.count ?? 1) : 1,
    totalMinor:
      selection.pay === 'monthly' ? (monthlyOf(premium)?.totalMinor ?? premium.grossMinor) : premium.grossMinor,
    taxMinor: premium.taxMinor,
  }
}

/** "Lifetime, £100 excess". */
function titleOf(cover: Cover, { plan, choices }: Selection): string {
  const chosen = cover.choices.map(({ name, title, options }) => {
    const label = options.find(({ value }) => value === choices[name])?.label ?? ''
    return `${label} ${title.replace(/^your /i, '').toLowerCase()}`
  })
  return [cover.plans.find(({ code }) => code === plan)?.title ?? '', ...chosen].join(', ')
}

/** Whether any plan is offered for these answers. */
export const isOffered = ({ prices }: Prices): boolean =>
  Object.values(prices.plans).some(({ decision }) => decision === 'accept')

/** What buyers are told of why there is no price, from the words it is kept in to those of the page. */
export interface ReasonsForBuyers {
  /** Other words than these are an underwriter's, who wrote them to the customer. */
  readonly decline: ReadonlyMap<string, string>
  /** Other words than these are a rule's, and for underwriters alone. */
  readonly refer: ReadonlyMap<string, string>
}

export function noOfferView({ decision, reasons, reference }: KeptQuote, said: ReasonsForBuyers): NoOfferView {
  const kind = decision === 'decline' ? 'decline' : 'refer'
  // Only what led to this answer; several rules may give the same reason.
  const told = reasons
    .filter(({ outcome }) => outcome === kind)
    .flatMap(({ reason }) => said[kind].get(reason) ?? (kind === 'decline' ? [reason] : []))
  return { kind, reasons: [...new Set(told)], reference }
}
