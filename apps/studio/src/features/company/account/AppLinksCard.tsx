import { type Account, AccountForm } from '@coverwright/domain/company/account/account'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { SaveBar } from '../../../framework/save/SaveBar.tsx'
import classes from './Account.module.css'

const LinksForm = AccountForm.pick({ appStoreLink: true, googlePlayLink: true })

export function AppLinksCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('account')
  const { appStoreLink, googlePlayLink, hasLoginNotification } = account
  const form = useSchemaForm(LinksForm, {
    initialValues: { appStoreLink, googlePlayLink },
    save: (links) => acts.company.updateAccount({ ...links, hasLoginNotification }),
  })
  return (
    <Card className={classes.card} title={t('apps.title')}>
      <form
        className={classes.inside}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <p className={classes.hint}>{t('apps.why')}</p>
        <TextInput
          label={<OptionalLabel label={t('apps.appStore')} />}
          type="url"
          placeholder="https://apps.apple.com/"
          {...form.field('appStoreLink')}
        />
        <TextInput
          label={<OptionalLabel label={t('apps.googlePlay')} />}
          type="url"
          placeholder="https://play.google.com/"
          {...form.field('googlePlayLink')}
        />
      </form>
      <SaveBar form={form} />
    </Card>
  )
}
