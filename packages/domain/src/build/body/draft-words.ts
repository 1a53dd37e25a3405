import { sayLimit } from '../plan/limit.ts'
import type { ProductForm } from '../product/product.ts'
import type { Body } from './body.ts'

/** Row by row, with what each plan pays. */
export function whatPlansCover({ cover: { items, plans }, rating }: Body): string[] {
  const rows = items.flatMap(({ name, title }) => {
    const paid = plans.flatMap((plan) =>
      plan.limits[name] ? [`${plan.title} ${sayLimit(plan.limits[name], rating)}`] : [],
    )
    return paid.length > 0 ? [`${title}: ${paid.join(', ')}.`] : []
  })
  return rows.length > 0 ? rows : plans.map(({ title, subtitle }) => [title, subtitle].filter(Boolean).join(': '))
}

/** Why somebody is declined, as they are told. */
export const refusals = ({ rating: { rules } }: Body): string[] =>
  rules.flatMap((rule) => (rule.kind === 'condition' && rule.outcome === 'decline' && rule.reason ? [rule.reason] : []))

export const lineSentence = (line: string, description: string) =>
  [`${line.charAt(0).toUpperCase()}${line.slice(1)} insurance.`, description.trim()].filter(Boolean).join(' ')

export function periodSentence({ period: { length }, standard }: Body): string {
  const starts = standard.coverStart === null ? 'Cover starts when you have paid' : 'Cover starts on the day you choose'
  switch (length.by) {
    case 'months':
      return `${starts} and lasts ${counted(length.months, 'month')}.`
    case 'days':
      return `${starts} and lasts ${counted(length.days, 'day')}.`
    case 'asked-days':
      return `${starts} and lasts as many days as you tell us.`
    case 'last-day':
    default:
      return `${starts} and ends on the last day you tell us.`
  }
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

const countryNames = {
  GB: 'the United Kingdom',
  US: 'the United States',
  HK: 'Hong Kong',
  SG: 'Singapore',
  MY: 'Malaysia',
  TH: 'Thailand',
  ID: 'Indonesia',
} as const satisfies Record<ProductForm['country'], string>

export const coveredIn = ({ line, country }: ProductForm) =>
  line === 'travel' ? 'In the places you tell us you travel to.' : `In ${countryNames[country]}.`
