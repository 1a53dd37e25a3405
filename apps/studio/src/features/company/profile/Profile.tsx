import { ProfileForm } from '@coverwright/domain/company/member/member'
import { roleNames } from '@coverwright/domain/company/member/roles'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keepUserData, useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { SaveBar } from '../../../framework/save/SaveBar.tsx'
import { AvatarUpload } from './AvatarUpload.tsx'
import { OwnEmail } from './OwnEmail.tsx'
import classes from './Profile.module.css'

export function Component() {
  const { t } = useTranslation('profile')
  const member = useSession(({ accountData }) => accountData?.member)
  const form = useSchemaForm(ProfileForm, {
    initialValues: { name: member?.name ?? '', title: member?.title ?? '' },
    save: async (values) => keepUserData(await client.login.updateUserData(values)),
  })
  if (!member) return null
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('settings'), path: '/setting' }}
        title={t('title')}
        description={t('description')}
      />
      <Card className={classes.card}>
        <AvatarUpload />
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <TextInput label={t('name')} autoComplete="name" {...form.field('name')} />
          <TextInput
            label={<OptionalLabel label={t('jobTitle')} />}
            description={t('jobTitleHint')}
            autoComplete="organization-title"
            {...form.field('title')}
          />
          <LockedField label={t('role')} value={said(roleNames[member.role])} reason={t('roleLocked')} />
        </form>
        <OwnEmail email={member.email} />
      </Card>
      <SaveBar form={form} />
    </Page>
  )
}
