import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSlow } from '../delays.ts'
import classes from './ListScreen.module.css'

const rows = ['62%', '48%', '70%', '40%', '56%', '66%']

/** The shape of the rows to come, once waiting is long enough to be noticed. */
export function ListWaiting({ isWaiting, columns }: { readonly isWaiting: boolean; readonly columns: number }) {
  const { t } = useTranslation('framework')
  const isSlow = useSlow(isWaiting)
  if (!isSlow) return null
  return (
    <div className={classes.waiting} role="status">
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {rows.map((width) => (
        <div key={width} style={{ gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={`${width}-${column}`} height={12} width={column === 0 ? width : '48%'} />
          ))}
        </div>
      ))}
    </div>
  )
}
