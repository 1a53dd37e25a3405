import { OwnEmailForm } from '@coverwright/domain/company/session/change-email'
import { Button, Input, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Profile.module.css'

interface Sent {
  readonly sentTo: string
  readonly expiresAt: string
}

/** The address one signs in with: it changes once a link at the new one was opened. */
export function OwnEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('profile')
  const times = useTimeTexts()
  const [isChanging, setChanging] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const isWaiting = sent && sent.sentTo !== email
  return (
    <div>
      <Input.Label component="div">{t('email')}</Input.Label>
      <div className={classes.email}>
        <b>{email}</b>
        <Button size="xs" variant="default" onClick={() => setChanging(true)}>
          {t('changeEmail')}
        </Button>
      </div>
      <Input.Description role="status">
        {isWaiting ? t('emailSent', { address: sent.sentTo, when: times.dateAndTime(sent.expiresAt) }) : t('emailHint')}
      </Input.Description>
      {isChanging && <Change onClose={() => setChanging(false)} onSent={setSent} />}
    </div>
  )
}

interface ChangeProps {
  readonly onClose: () => void
  readonly onSent: (sent: Sent) => void
}

function Change({ onClose, onSent }: ChangeProps) {
  const { t } = useTranslation('profile')
  const form = useSchemaForm(OwnEmailForm, {
    initialValues: { email: '', password: '' },
    save: async (values) => {
      onSent(await client.identity.changeEmail(values))
      onClose()
    },
  })
  return (
    <FormDialog title={t('changeEmailTitle')} form={form} keep={t('cancel')} act={t('sendLink')} onClose={onClose}>
      <TextInput
        size="lg"
        label={t('newEmail')}
        description={t('newEmailHint')}
        type="email"
        autoComplete="email"
        data-autofocus
        {...form.field('email')}
      />
      <PasswordInput
        size="lg"
        label={t('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('show') }}
        {...form.field('password')}
      />
    </FormDialog>
  )
}
