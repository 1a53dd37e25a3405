import { useTranslation } from 'react-i18next'
import classes from './OfflineBar.module.css'

/** Calls wait beneath it and go out by themselves: there is nothing to ask and nothing to press. */
export function OfflineBar() {
  const { t } = useTranslation('app')
  return (
    <p className={classes.bar} role="status">
      {t('offline')}
    </p>
  )
}
