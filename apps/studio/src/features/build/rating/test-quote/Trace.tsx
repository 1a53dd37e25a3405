import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './Test.module.css'
import type { Source, TraceLine } from './trace-lines.ts'

interface TraceProps {
  readonly lines: readonly TraceLine[]
  readonly money: (decimal: string) => string
  readonly onOpenStep: (position: number) => void
  readonly tableAddress: (table: string, edition: number, row: number) => string
}

/** Why this price: every step, where its value came from, how it was rounded and what the premium was by then. */
export function Trace({ lines, money, onOpenStep, tableAddress }: TraceProps) {
  const { t } = useTranslation('rating')
  return (
    <ol className={classes.trace} aria-label={t('test.trace')}>
      {lines.map(({ key, position, title, sign, value, isMoney, source, rounding, premium, look }) => (
        <li key={key} data-look={look}>
          <span className={classes.sign}>{sign}</span>
          <div className={classes.about}>
            {position === null ? (
              <b>{title}</b>
            ) : (
              <UnstyledButton className={classes.open} onClick={() => onOpenStep(position)}>
                {title}
              </UnstyledButton>
            )}
            <From source={source} tableAddress={tableAddress} />
            {rounding && <span>{t('test.rounded', { from: rounding.from, count: rounding.decimals })}</span>}
          </div>
          <span className={classes.value}>
            {isMoney ? money(value) : value}
            {premium !== null && <small>{money(premium)}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function From({
  source,
  tableAddress,
}: {
  readonly source: Source
  readonly tableAddress: TraceProps['tableAddress']
}) {
  const { t } = useTranslation('rating')
  if (source.kind === 'none') return null
  if (source.kind === 'formula') return <code>{source.formula}</code>
  if (source.row === 0) return <span>{t('test.noRow', { table: source.table })}</span>
  return (
    <Link to={tableAddress(source.table, source.edition, source.row)}>
      {source.others.length > 0
        ? t('test.rows', { table: source.table, rows: [source.row, ...source.others].join(', ') })
        : t('test.row', { table: source.table, row: source.row.toLocaleString('en-GB') })}
    </Link>
  )
}
