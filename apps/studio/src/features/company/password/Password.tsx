import { OwnPasswordForm } from '@coverwright/domain/company/session/password-reset'
import { Button, PasswordInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { PasswordRules } from '../../../parts/public-page/PasswordRules.tsx'
import classes from './Password.module.css'

const empty = { oldPassword: '', password: '', confirmation: '' }

/** One's own password: the old one proves that the session is in its owner's hands. */
export function Component() {
  const { t } = useTranslation('password')
  const form = useSchemaForm(OwnPasswordForm, {
    initialValues: empty,
    afterwards: empty,
    save: async (values) => {
      await client.identity.updatePassword(values)
      sayDone(t('changed'))
    },
  })
  const eye = {
    visibilityToggleButtonProps: { 'aria-label': t('show') },
    visibilityToggleIcon: Eye,
  }
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('settings'), path: '/setting' }}
        title={t('title')}
        description={t('description')}
      />
      <Card className={classes.card}>
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <PasswordInput label={t('old')} autoComplete="current-password" {...eye} {...form.field('oldPassword')} />
          <div>
            <PasswordInput label={t('new')} autoComplete="new-password" {...eye} {...form.field('password')} />
            <div className={classes.rules}>
              <PasswordRules id="password-rules" password={form.values.password} />
            </div>
          </div>
          <PasswordInput
            label={t('confirmation')}
            autoComplete="new-password"
            {...eye}
            {...form.field('confirmation')}
          />
          <div className={classes.actions}>
            <Button type="submit" loading={form.isSaving} onMouseDown={(event) => event.preventDefault()}>
              {t('submit')}
            </Button>
            <Forgotten />
          </div>
        </form>
      </Card>
    </Page>
  )
}

const Eye = ({ reveal }: { readonly reveal: boolean }) => (reveal ? <IconEyeOff size={16} /> : <IconEye size={16} />)

/** Signed in and it is forgotten: a code by mail sets a new one. */
function Forgotten() {
  const { t } = useTranslation('password')
  const navigate = useNavigate()
  const email = useSession(({ accountData }) => accountData?.member.email)
  const [failure, setFailure] = useState<unknown>()
  const send = () =>
    client.identity
      .forgetPassword({})
      .then(({ sentTo, codeTicket }) =>
        navigate(pathTo('/CreateNewPassword'), { state: { email, sentTo, codeTicket, sentAt: Date.now() } }),
      )
      .catch(setFailure)
  return (
    <>
      <Button variant="subtle" onClick={() => void send()}>
        {t('forgotten')}
      </Button>
      {failure !== undefined && <ErrorAlert error={failure} />}
    </>
  )
}
