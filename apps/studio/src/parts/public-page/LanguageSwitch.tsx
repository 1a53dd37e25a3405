import { useTranslation } from 'react-i18next'
import { useSession } from '../../core/session/session.ts'
import { chooseLanguage, offeredLanguages } from '../../core/text/choose-language.ts'
import styles from './LanguageSwitch.module.css'

/** The browser's own list: it is part of what everybody loads first. */
export function LanguageSwitch() {
  const { t } = useTranslation('public-page')
  const language = useSession(({ defaultLanguage }) => defaultLanguage)
  return (
    <select
      className={styles.switch}
      aria-label={t('footer.language')}
      value={language}
      onChange={({ currentTarget }) => void chooseLanguage(currentTarget.value as typeof language)}
    >
      {offeredLanguages.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
