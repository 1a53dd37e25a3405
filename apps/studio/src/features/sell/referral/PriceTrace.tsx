import type { TraceEntry } from '@coverwright/domain/build/rating/trace'
import { useTranslation } from 'react-i18next'
import { sayName } from '../../build/body-editing/say-name.ts'
import classes from './Referral.module.css'

interface PriceTraceProps {
  readonly trace: readonly TraceEntry[]
  readonly money: (decimal: string) => string
}

/** Every step of the price as it was kept with the quote, and what the premium was by then. */
export function PriceTrace({ trace, money }: PriceTraceProps) {
  const { t } = useTranslation('referral')
  if (trace.length === 0) return <p className={classes.quiet}>{t('erased')}</p>
  return (
    <table className={classes.trace}>
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('premium')}</th>
        </tr>
      </thead>
      <tbody>
        {trace.map((entry, at) => (
          // A trace never changes, and a step stands in it once for each item.
          // oxlint-disable-next-line react/no-array-index-key -- lines have no other name of their own
          <tr key={at}>
            <th scope="row">
              {sayName(entry.step)} {entry.item}
            </th>
            <td>{sourceOf(entry, t)}</td>
            <td>{entry.value}</td>
            <td>{entry.premium === null ? '' : money(entry.premium)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sourceOf(entry: TraceEntry, t: (key: 'row', values: { table: string; row: number }) => string) {
  if (entry.kind === 'lookup') return t('row', { table: entry.table, row: entry.row })
  return entry.formula === null ? '' : <code>{entry.formula}</code>
}
