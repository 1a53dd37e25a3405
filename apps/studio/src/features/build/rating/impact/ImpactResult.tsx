import type { Currency } from '@coverwright/domain/base/money/money'
import type { Outcome } from '@coverwright/domain/build/test-case/run-cases'
import { Table } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { moneyText } from '../../../../framework/number/money-text.ts'
import { useNumberTexts } from '../../../../framework/number/use-number-texts.ts'
import { StatusBadge } from '../../../../framework/status/StatusBadge.tsx'
import { decisionStatuses } from '../test-quote/decision-statuses.ts'
import classes from './Impact.module.css'
import type { Bucket, Compared, Impact } from './impact.ts'
import type { Baseline } from './use-impact.ts'

interface ImpactResultProps {
  readonly impact: Impact
  readonly against: Baseline
  /** The draft was changed after this was worked out. */
  readonly isOutdated: boolean
  readonly currency: string
}

export function ImpactResult({ impact, against, isOutdated, currency }: ImpactResultProps) {
  const { t } = useTranslation('rating')
  const { signedPercent } = useNumberTexts()
  const money = (minor: number) => moneyText(minor, currency as Currency)
  const shown = { money, against }
  const { totalBeforeMinor: before, totalAfterMinor: after } = impact
  return (
    <div className={classes.outcome}>
      {isOutdated && <p className={classes.outdated}>{t('case.outdated')}</p>}
      <dl className={classes.figures}>
        <Figure name={t('impact.average')} value={signedPercent(impact.averageBasisPoints)} />
        <Figure name={t('impact.median')} value={signedPercent(impact.medianBasisPoints)} />
        <Figure
          name={t('impact.total')}
          value={before === 0 ? '' : signedPercent(((after - before) / before) * 10_000)}
          note={t('impact.fromTo', { before: money(before), after: money(after) })}
        />
        <Figure
          name={t('impact.changed')}
          value={t('impact.ofCount', { count: impact.up + impact.down, of: impact.priced })}
          note={t('impact.upDown', { up: impact.up, down: impact.down })}
        />
        <Figure name={t('impact.decisions')} value={String(impact.decisionsChanged.length)} />
      </dl>
      <Histogram buckets={impact.buckets} />
      {impact.broken.length > 0 && (
        <Comparisons title={t('impact.broken', { count: impact.broken.length })} rows={impact.broken} {...shown} />
      )}
      {impact.decisionsChanged.length > 0 && (
        <Comparisons
          title={t('impact.decisionsChanged', { count: impact.decisionsChanged.length })}
          rows={impact.decisionsChanged}
          {...shown}
        />
      )}
      {impact.worst.length > 0 && <Comparisons title={t('impact.worst')} rows={impact.worst} {...shown} />}
    </div>
  )
}

function Figure({ name, value, note }: { readonly name: string; readonly value: string; readonly note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** A table whose cells are bars: who cannot see the bars reads the numbers. */
function Histogram({ buckets }: { readonly buckets: readonly Bucket[] }) {
  const { t } = useTranslation('rating')
  const { signedPercent } = useNumberTexts()
  const most = Math.max(1, ...buckets.map(({ count }) => count))
  const name = ({ from, to }: Bucket) => {
    if (from === 0 && to === 0) return t('impact.noChange')
    if (from === null) return t('impact.below', { to: signedPercent(to ?? 0) })
    if (to === null) return t('impact.above', { from: signedPercent(from) })
    return t('impact.between', { from: signedPercent(from), to: signedPercent(to) })
  }
  return (
    <table className={classes.histogram}>
      <caption>{t('impact.distribution')}</caption>
      <thead className={classes.hidden}>
        <tr>
          <th scope="col">{t('impact.change')}</th>
          <th scope="col">{t('impact.count')}</th>
        </tr>
      </thead>
      <tbody>
        {buckets.map((bucket) => (
          <tr key={name(bucket)}>
            <th scope="row">{name(bucket)}</th>
            <td>
              <span
                className={classes.bar}
                data-way={(bucket.to ?? 1) <= 0 ? (bucket.from === 0 ? 'same' : 'down') : 'up'}
                style={{ width: `${(bucket.count / most) * 100}%` }}
              />
              {bucket.count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ComparisonsProps {
  readonly title: string
  readonly rows: readonly (Compared & { readonly basisPoints?: number })[]
  readonly money: (minor: number) => string
  readonly against: Baseline
}

function Comparisons({ title, rows, money, against }: ComparisonsProps) {
  const { t } = useTranslation('rating')
  const { signedPercent } = useNumberTexts()
  const hasChange = rows.some(({ basisPoints }) => basisPoints !== undefined)
  return (
    <section className={classes.comparisons}>
      <h3>{title}</h3>
      <Table aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('case.name')}</Table.Th>
            <Table.Th>{t(`impact.before.${against}`)}</Table.Th>
            <Table.Th>{t('impact.after')}</Table.Th>
            {hasChange && <Table.Th className={classes.number}>{t('impact.change')}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ name, before, after, basisPoints }) => (
            <Table.Tr key={name}>
              <Table.Td className={classes.name}>{name}</Table.Td>
              <Table.Td>
                <Said outcome={before} money={money} />
              </Table.Td>
              <Table.Td>
                <Said outcome={after} money={money} />
              </Table.Td>
              {hasChange && <Table.Td className={classes.number}>{signedPercent(basisPoints ?? 0)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Said({ outcome, money }: { readonly outcome: Outcome; readonly money: (minor: number) => string }) {
  if (outcome.decision === null) return <span className={classes.error}>{said(outcome.message)}</span>
  return (
    <span className={classes.said}>
      <StatusBadge status={decisionStatuses[outcome.decision]} />
      {outcome.grossMinor !== null && money(outcome.grossMinor)}
    </span>
  )
}
