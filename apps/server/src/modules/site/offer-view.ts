import type { Premium } from '@coverwright/domain/money/premium'
import type { DueView, NoOfferView, OfferView } from '@coverwright/domain/page/page-view'
import type { Cover, PaymentFrequency } from '@coverwright/domain/plan/cover'
import type { Selection } from '@coverwright/domain/plan/selection'
import type { Pricing } from './sale.ts'

type Offered = Extract<Pricing, { decision: 'accept' }>
type NotOffered = Exclude<Pricing, Offered>

export function offerView(cover: Cover, { selection, plans, addOns, due }: Offered): OfferView {
  const { pay, plan } = selection
  const priceOf = (premium: Premium | undefined) => (premium ? paymentsOf(premium, pay).eachMinor : 0)
  const [some] = Object.values(plans)
  return {
    currency: some?.currency ?? 'GBP',
    pay,
    plan,
    frequencies: cover.frequencies,
    plans: cover.plans.map(({ code, title, subtitle, limits }) => ({
      code,
      title,
      subtitle,
      covers: cover.items.map((item) => ({ title: item.title, limit: limits[item.name] ?? null })),
      priceMinor: priceOf(plans[code]),
    })),
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
      priceMinor: priceOf(addOns[name]),
      isChosen: selection.addOns.includes(name),
    })),
    due: due && dueView(cover, selection, due, (name) => priceOf(addOns[name])),
  }
}

/** Add-ons cost what they add; the rest is the plan's, so that the lines add up to the price. */
function dueView(cover: Cover, selection: Selection, due: Premium, priceOfAddOn: (name: string) => number): DueView {
  const { count, firstMinor, eachMinor, totalMinor } = paymentsOf(due, selection.pay)
  const extras = cover.addOns
    .filter(({ name }) => selection.addOns.includes(name))
    .map(({ name, title }) => ({ label: title, minor: priceOfAddOn(name) }))
  const title = titleOf(cover, selection)
  const planMinor = eachMinor - extras.reduce((sum, { minor }) => sum + minor, 0)
  return {
    title,
    lines: [{ label: title, minor: planMinor }, ...extras],
    priceMinor: eachMinor,
    firstMinor,
    payments: count,
    totalMinor,
    taxMinor: due.taxMinor,
    taxName: due.taxes.map(({ name }) => name).join(' and ') || 'tax',
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

function paymentsOf({ grossMinor, instalments }: Premium, pay: PaymentFrequency) {
  const monthly = pay === 'monthly' ? instalments.find(({ plan }) => plan === 'monthly') : undefined
  return monthly ?? { count: 1, firstMinor: grossMinor, eachMinor: grossMinor, totalMinor: grossMinor }
}

export const noOfferView = ({ decision, reasons, reference }: NotOffered): NoOfferView => ({
  kind: decision,
  // Only what led to this answer; a reason may be given by several rules.
  reasons: [...new Set(reasons.filter(({ outcome }) => outcome === decision).map(({ reason }) => reason))],
  reference,
})
