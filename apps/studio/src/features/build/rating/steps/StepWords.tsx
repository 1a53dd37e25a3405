import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'
import type { RatingTable } from '@coverwright/domain/build/rating/rating-table'
import { Trans, useTranslation } from 'react-i18next'
import { sayName, sayNameWithin, withinSentence } from '../../body-editing/say-name.ts'
import classes from './Steps.module.css'

interface StepWordsProps {
  readonly step: RatingStep
  readonly tables: readonly RatingTable[]
  /** The day whose rates are told. */
  readonly startDate: string
}

/** A step in one sentence, as an underwriter would say it. */
export function StepWords({ step, tables, startDate }: StepWordsProps) {
  const { t } = useTranslation('rating')
  const components = { b: <b />, c: <code className={classes.code} /> }
  const { key, values } = sentenceOf(step, tables, startDate)
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || '…']))
  const per = 'per' in step && step.per !== undefined ? step.per : undefined
  return (
    <>
      <Trans t={t} i18nKey={`sentence.${key}`} values={shown} components={components} />
      {per !== undefined && (
        <Trans t={t} i18nKey="sentence.per" values={{ per: sayNameWithin(per) }} components={components} />
      )}
      {'when' in step && step.when && (
        <Trans t={t} i18nKey="sentence.when" values={{ when: step.when }} components={components} />
      )}
    </>
  )
}

type Sentence = { readonly key: string; readonly values: Readonly<Record<string, string | number>> }

function sentenceOf(step: RatingStep, tables: readonly RatingTable[], startDate: string): Sentence {
  if (step.kind === 'lookup') return lookupSentence(step, tables)
  const name = sayName(step.name)
  switch (step.kind) {
    case 'formula':
      return { key: 'formula', values: { name, formula: step.formula } }
    case 'round':
      return { key: 'round', values: { name, of: step.of, decimals: step.decimals } }
    case 'premium':
      return { key: 'premium', values: { name, formula: step.formula } }
    case 'discount':
      return step.atMostPercent === undefined
        ? { key: 'discount', values: { name, percent: step.percent } }
        : { key: 'discountAtMost', values: { name, percent: step.percent, most: step.atMostPercent } }
    case 'loading':
      return { key: step.by === 'percent' ? 'loading' : 'loadingAmount', values: { name, amount: step.amount } }
    case 'add-on':
      return { key: 'addOn', values: { name, price: step.price } }
    case 'driver':
      return { key: 'driver', values: { name, percent: step.percent, group: sayNameWithin(step.group) } }
    case 'personal-accident': {
      const { persons, sumInsured, ratePerThousand: rate } = step
      return { key: 'personalAccident', values: { name, persons, sumInsured, rate } }
    }
    case 'commission':
      return { key: 'commission', values: { name, percent: step.percent } }
    case 'fee':
      return { key: 'fee', values: { name, amount: step.amount } }
    case 'tax':
    case 'premium-levy': {
      const percent = rateOn(step.rates, startDate)
      const on = step.on === 'premium' ? 'tax' : 'taxWithFees'
      const most = step.kind === 'premium-levy' ? step.atMost : undefined
      return most === undefined
        ? { key: on, values: { name, percent } }
        : { key: `${on}AtMost`, values: { name, percent, most } }
    }
    case 'instalments':
    default:
      return Number(step.chargePercent) === 0
        ? { key: 'instalments', values: { name, count: step.count } }
        : { key: 'instalmentsCharged', values: { name, count: step.count, percent: step.chargePercent } }
  }
}

function lookupSentence(step: RatingStep & { kind: 'lookup' }, tables: readonly RatingTable[]): Sentence {
  const table = tables.find(({ name }) => name === step.table)
  const results = (table?.outputs ?? []).map(({ name }) => sayName(step.as[name] ?? name))
  const columns = (table?.dimensions ?? []).map(({ name }) => step.using[name] ?? name)
  const values = {
    results: results.map((name, index) => (index === 0 ? name : withinSentence(name))).join(', '),
    table: step.table,
    columns: columns.join(', '),
  }
  if (!table) return { key: 'lookupUnknown', values }
  return { key: step.combine ? `lookup_${step.combine}` : 'lookup', values }
}

/** The last rate whose day has come. */
function rateOn(rates: readonly { readonly from: string | null; readonly percent: string }[], day: string): string {
  const inForce = rates.filter(({ from }) => from === null || from <= day)
  return inForce.toSorted((left, right) => (left.from ?? '').localeCompare(right.from ?? '')).at(-1)?.percent ?? ''
}
