import { CallError } from '@coverwright/contract/client'
import { type InvitationCard, InvitedRegistration } from '@coverwright/domain/company/invitation/invitation'
import { Button } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import styles from '../../../parts/public-page/Invitation.module.css'
import { NewPasswordFields } from '../../../parts/public-page/NewPasswordFields.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { sayRole } from '../member/say-role.ts'

interface RegisterProps {
  readonly card: InvitationCard
  readonly token: string
  readonly onDone: (companyName: string) => void
  readonly onFailed: (failure: unknown) => void
}

const ends: ReadonlySet<string> = new Set([
  'invitation.link-expired',
  'invitation.already-confirmed',
  'invitation.email-registered',
])

/** The invited address is not theirs to change: whoever was invited registers, nobody else. */
export function Register({ card, token, onDone, onFailed }: RegisterProps) {
  const { t } = useTranslation('invitation')
  const errorId = useId()
  const form = useSchemaForm(InvitedRegistration, {
    initialValues: {
      token,
      email: card.email,
      name: card.name,
      title: '',
      password: '',
      confirmation: '',
      hasAgreed: false,
    },
    save: async (values) => {
      try {
        onDone((await client.insurers.creatCompanyUser(values)).companyName)
      } catch (error) {
        if (!(error instanceof CallError) || !ends.has(error.code ?? '')) throw error
        onFailed(error)
      }
    },
  })
  const { error, ...agree } = form.field('hasAgreed', { type: 'checkbox' })
  return (
    <PublicPage
      title={t('register.title', { companyName: card.companyName })}
      lead={t('register.lead', { roleName: sayRole(card.roleName) })}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <Field
          label={t('email')}
          type="email"
          autoComplete="username"
          readOnly
          hint={t('register.emailHint')}
          {...form.field('email')}
        />
        <Field label={t('register.name')} autoComplete="name" autoFocus {...form.field('name')} />
        <Field label={t('register.jobTitle')} autoComplete="organization-title" {...form.field('title')} />
        <NewPasswordFields field={form.field} password={form.values.password} />
        <div className={styles.agreement}>
          <label className={styles.agree}>
            <input
              type="checkbox"
              {...agree}
              aria-invalid={Boolean(error)}
              aria-describedby={error ? errorId : undefined}
            />
            <span>
              <Trans
                t={t}
                i18nKey="register.agree"
                components={{
                  terms: <Link to={pathTo('/legal-privacy?text=terms')} target="_blank" />,
                  privacy: <Link to={pathTo('/legal-privacy?text=privacy')} target="_blank" />,
                }}
              />
            </span>
          </label>
          {error && (
            <p id={errorId} className={styles.error}>
              <IconAlertCircle size={14} aria-hidden="true" />
              {error}
            </p>
          )}
        </div>
        <Button type="submit" size="lg" fullWidth loading={form.isSaving}>
          {t('register.submit')}
        </Button>
      </form>
    </PublicPage>
  )
}
