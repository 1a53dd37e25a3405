import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './AccessGone.module.css'

/** Over a screen whose reader may no longer open it. */
export function AccessGone({ title }: { readonly title: string }) {
  const { t } = useTranslation('app')
  return (
    <div className={classes.bar} role="alert">
      <IconLock size={16} aria-hidden="true" />
      <span>
        <b>{t('accessGone.title', { title })}</b> {t('accessGone.body')}
      </span>
    </div>
  )
}
