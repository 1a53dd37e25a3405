import { ContactUsForm, supportTopics } from '@coverwright/domain/company/support/support'
import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import agreement from '../../../parts/public-page/Invitation.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { SelectField } from '../../../parts/public-page/SelectField.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import styles from './Support.module.css'
import { TextAreaField } from './TextAreaField.tsx'

/** Nothing chosen yet: the schema refuses it until something is. */
const unchosen = '' as unknown as (typeof supportTopics)[number]

export function Component() {
  const { t } = useTranslation('support')
  const navigate = useNavigate()
  const errorId = useId()
  const form = useSchemaForm(ContactUsForm, {
    initialValues: {
      name: '',
      email: '',
      companyName: '',
      phone: '',
      topic: unchosen,
      message: '',
      hasAgreed: false,
    },
    save: async (values) => {
      const { reference } = await client.login.sendContactUsEmail(values)
      await navigate(pathTo('/contact-successful'), { replace: true, state: { reference } })
    },
  })
  const { error, ...agree } = form.field('hasAgreed', { type: 'checkbox' })
  return (
    <PublicPage title={t('us.title')} lead={t('us.lead')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <div className={styles.pair}>
          <Field label={t('name')} autoComplete="name" autoFocus {...form.field('name')} />
          <Field label={t('email')} type="email" autoComplete="email" {...form.field('email')} />
          <Field label={t('company')} autoComplete="organization" {...form.field('companyName')} />
          <Field label={t('phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
        </div>
        <SelectField
          label={t('topic')}
          placeholder={t('choose')}
          options={supportTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
          {...form.field('topic')}
        />
        <TextAreaField label={t('message')} rows={4} {...form.field('message')} />
        <div className={agreement.agreement}>
          <label className={agreement.agree}>
            <input
              type="checkbox"
              {...agree}
              aria-invalid={Boolean(error)}
              aria-describedby={error ? errorId : undefined}
            />
            <span>
              <Trans
                t={t}
                i18nKey="us.agree"
                components={{ privacy: <Link to={pathTo('/legal-privacy?text=privacy')} target="_blank" /> }}
              />
            </span>
          </label>
          {error && (
            <p id={errorId} className={agreement.error}>
              <IconAlertCircle size={14} aria-hidden="true" />
              {error}
            </p>
          )}
        </div>
        <SubmitButton isBusy={form.isSaving}>{t('send')}</SubmitButton>
      </form>
    </PublicPage>
  )
}
