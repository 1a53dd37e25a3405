import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { setThemeMode, useSession } from '../../core/session/session.ts'
import styles from './ModeSwitch.module.css'

const modes = [
  { mode: 'ai8-auto', text: 'mode.auto', Icon: IconDeviceDesktop },
  { mode: 'ai8-dark', text: 'mode.dark', Icon: IconMoon },
  { mode: 'ai8-light', text: 'mode.light', Icon: IconSun },
] as const

export function ModeSwitch() {
  const { t } = useTranslation('public-page')
  const themeMode = useSession((session) => session.themeMode)
  return (
    <div className={styles.switch} role="radiogroup" aria-label={t('mode.label')}>
      {modes.map(({ mode, text, Icon }) => (
        <label key={mode} className={styles.mode} title={t(text)}>
          <input
            type="radio"
            name="theme-mode"
            aria-label={t(text)}
            checked={themeMode === mode}
            onChange={() => setThemeMode(mode)}
          />
          <Icon size={14} aria-hidden="true" />
        </label>
      ))}
    </div>
  )
}
