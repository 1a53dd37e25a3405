import { useTranslation } from 'react-i18next'
import classes from './StatusBadge.module.css'
import { type Status, statuses } from './statuses.ts'

/** One shape for every state: colour, a dot or a ring, and the word. */
export function StatusBadge({ status }: { readonly status: Status }) {
  const { t } = useTranslation('framework')
  const { tone, mark } = statuses[status]
  return (
    <span className={classes.badge} data-tone={tone} data-mark={mark}>
      {t(`status.${status}`)}
    </span>
  )
}
