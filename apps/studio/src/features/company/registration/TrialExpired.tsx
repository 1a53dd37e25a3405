import { ReactivationForm } from '@coverwright/domain/company/registration/sign-up'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import styles from './Registration.module.css'

/** A trial ends, or an account is deactivated; the work waits, and can be asked for. */
export function Component() {
  const { t } = useTranslation('registration')
  const { state } = useLocation()
  const ended = isDeactivated(state) ? 'account' : 'trial'
  const [isAsked, setAsked] = useState(false)
  const form = useSchemaForm(ReactivationForm, {
    initialValues: { email: emailIn(state), note: '' },
    save: async (values) => {
      await client.login.requestReactivation(values)
      setAsked(true)
    },
  })
  return (
    <PublicPage title={t(`ended.${ended}.title`)} lead={t(`ended.${ended}.lead`)}>
      {isAsked ? (
        <Notice kind="info" title={t('trial.asked')} body={t('trial.askedHint')} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <FormNotice failure={form.failure} />
          <Field label={t('email.label')} type="email" autoComplete="email" autoFocus {...form.field('email')} />
          <Field label={t('trial.note')} hint={t('trial.noteHint')} autoComplete="off" {...form.field('note')} />
          <SubmitButton isBusy={form.isSaving}>{t('trial.submit')}</SubmitButton>
        </form>
      )}
      <p className={styles.below}>
        <Link className={styles.link} to={pathTo('/')}>
          {t('toSignIn')}
        </Link>
      </p>
    </PublicPage>
  )
}

/** Sign-in hands over the address that was typed there. */
function emailIn(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}

const isDeactivated = (state: unknown) => (state as { ended?: unknown } | null)?.ended === 'account'
