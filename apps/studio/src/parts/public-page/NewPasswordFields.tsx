import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from './PasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

type FieldOf = (path: 'password' | 'confirmation') => Omit<ComponentProps<typeof PasswordField>, 'label'>

interface NewPasswordFieldsProps {
  /** Of a form with `passwordFields`. */
  readonly field: FieldOf
  readonly password: string
  readonly isFirst?: boolean
}

/** A new password, its rule and the same again. */
export function NewPasswordFields({ field, password, isFirst = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation('public-page')
  const rulesId = useId()
  return (
    <>
      <PasswordField
        label={t('newPassword.label')}
        autoComplete="new-password"
        autoFocus={isFirst}
        aria-describedby={rulesId}
        {...field('password')}
      />
      <PasswordRules id={rulesId} password={password} />
      <PasswordField label={t('newPassword.confirmation')} autoComplete="new-password" {...field('confirmation')} />
    </>
  )
}
