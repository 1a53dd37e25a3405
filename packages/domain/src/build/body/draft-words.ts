import { sayLimit } from '../plan/limit.ts'
import type { ProductForm } from '../product/product.ts'
import type { Say, StartPhrase } from '../words/say.ts'
import type { Body } from './body.ts'

/** Row by row, with what each plan pays. */
export function whatPlansCover({ cover: { items, plans }, rating }: Body, say: Say<StartPhrase>): string[] {
  const rows = items.flatMap(({ name, title }) => {
    const paid = plans.flatMap((plan) =>
      plan.limits[name] ? [`${plan.title} ${sayLimit(plan.limits[name], rating)}`] : [],
    )
    return paid.length > 0 ? [say('{title}: {paid}.', { title, paid: paid.join(', ') })] : []
  })
  return rows.length > 0 ? rows : plans.map(({ title, subtitle }) => [title, subtitle].filter(Boolean).join(': '))
}

/** Why somebody is declined, as they are told. */
export const refusals = ({ rating: { rules } }: Body): string[] =>
  rules.flatMap((rule) => (rule.kind === 'condition' && rule.outcome === 'decline' && rule.reason ? [rule.reason] : []))

/** What the insurance is called: "Pet insurance". */
export const insuranceNames = {
  pet: 'Pet insurance',
  car: 'Car insurance',
  home: 'Home insurance',
  travel: 'Travel insurance',
  landlord: 'Landlord insurance',
  van: 'Van insurance',
  motorbike: 'Motorbike insurance',
  life: 'Life insurance',
} as const satisfies Record<ProductForm['line'], StartPhrase>

export const lineSentence = (insurance: string, description: string, say: Say<StartPhrase>) => {
  const named = say('{text}.', { text: insurance })
  return description.trim() ? after(named, description.trim(), say) : named
}

/** Two sentences, with what stands between them in the language. */
export const after = (first: string, second: string, say: Say<StartPhrase>) =>
  say('{first} {second}', { first, second })

export function periodSentence({ period: { length }, standard }: Body, say: Say<StartPhrase>): string {
  const starts = standard.coverStart === null ? 'Cover starts when you have paid' : 'Cover starts on the day you choose'
  switch (length.by) {
    case 'months':
      return length.months === 1
        ? say(`${starts} and lasts 1 month.`)
        : say(`${starts} and lasts {count} months.`, { count: length.months })
    case 'days':
      return length.days === 1
        ? say(`${starts} and lasts 1 day.`)
        : say(`${starts} and lasts {count} days.`, { count: length.days })
    case 'asked-days':
      return say(`${starts} and lasts as many days as you tell us.`)
    case 'last-day':
    default:
      return say(`${starts} and ends on the last day you tell us.`)
  }
}

const countryNames = {
  GB: 'the United Kingdom',
  US: 'the United States',
  HK: 'Hong Kong',
  SG: 'Singapore',
  MY: 'Malaysia',
  TH: 'Thailand',
  ID: 'Indonesia',
} as const satisfies Record<ProductForm['country'], string>

export const coveredIn = ({ line, country }: ProductForm, say: Say<StartPhrase>) =>
  line === 'travel' ? say('In the places you tell us you travel to.') : say(`In ${countryNames[country]}.`)
