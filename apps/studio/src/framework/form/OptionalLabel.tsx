import { useTranslation } from 'react-i18next'
import classes from './OptionalLabel.module.css'

/** "Optional" is the marked case: most fields are needed. */
export function OptionalLabel({ label }: { readonly label: string }) {
  const { t } = useTranslation('framework')
  return (
    <>
      {label} <span className={classes.optional}>{t('form.optional')}</span>
    </>
  )
}
