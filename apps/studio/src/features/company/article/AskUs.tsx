import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import classes from './Article.module.css'

export function AskUs() {
  const { t } = useTranslation('article')
  return (
    <p className={classes.ask}>
      {t('ask')} <Link to={pathTo('/contact')}>{t('contact')}</Link>
    </p>
  )
}
