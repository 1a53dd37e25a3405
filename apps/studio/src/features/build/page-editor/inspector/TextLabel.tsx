import { useTranslation } from 'react-i18next'
import classes from '../PageEditor.module.css'

interface TextLabelProps {
  readonly label: string
  readonly isMissing: boolean
}

export function TextLabel({ label, isMissing }: TextLabelProps) {
  const { t } = useTranslation('page-editor')
  if (!isMissing) return label
  return (
    <>
      {label} <em className={classes.missing}>{t('language.missing')}</em>
    </>
  )
}
