import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './KeyFigures.module.css'
import { Sparkline } from './Sparkline.tsx'

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly note?: string
  /** How it differs from the time before. */
  readonly change: { readonly by: number; readonly text: string; readonly from: string } | undefined
  readonly series: readonly number[]
}

export function Figure({ name, value, note, change, series }: FigureProps) {
  const { t } = useTranslation('figures')
  return (
    <div className={classes.figure}>
      <h2>{name}</h2>
      <p className={classes.value}>{value}</p>
      <p className={classes.change}>
        {change ? (
          <>
            <b data-tone={change.by < 0 ? 'danger' : 'success'}>
              {change.by < 0 ? <IconArrowDownRight size={13} /> : <IconArrowUpRight size={13} />}
              {t(change.by < 0 ? 'down' : 'up', { by: change.text })}
            </b>{' '}
            {t('from', { value: change.from })}
          </>
        ) : (
          note
        )}
      </p>
      <Sparkline series={series} />
    </div>
  )
}
