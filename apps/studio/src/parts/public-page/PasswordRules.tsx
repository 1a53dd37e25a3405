import { passwordRules } from '@coverwright/domain/company/member/password'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './PasswordRules.module.css'

/** The rule of a new password, each part turning green as it is met. Stands under the field it is about. */
export function PasswordRules({ id, password }: { readonly id: string; readonly password: string }) {
  const { t } = useTranslation('public-page')
  return (
    <ul id={id} className={styles.rules} aria-label={t('rules.label')}>
      {passwordRules.map(({ key, isMet }) => {
        const met = isMet(password)
        const Icon = met ? IconCheck : IconCircle
        return (
          <li key={key} data-met={met}>
            <Icon size={12} aria-hidden="true" />
            {t(`rules.${key}`)}
            <span className={styles.spoken}>{t(met ? 'rules.met' : 'rules.unmet')}</span>
          </li>
        )
      })}
    </ul>
  )
}
