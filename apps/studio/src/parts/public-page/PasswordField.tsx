import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Field.module.css'
import { Field } from './Field.tsx'

export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type'>) {
  const { t } = useTranslation('public-page')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <Field {...props} type={isShown ? 'text' : 'password'}>
      <button
        type="button"
        className={styles.eye}
        aria-label={t('showPassword')}
        aria-pressed={isShown}
        onClick={() => setIsShown((shown) => !shown)}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
    </Field>
  )
}
