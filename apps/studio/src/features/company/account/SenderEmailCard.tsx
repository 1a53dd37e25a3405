import { type Account, SenderEmailForm } from '@coverwright/domain/company/account/account'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Account.module.css'
import { senderEmailStatuses } from './sender-email-statuses.ts'

/** The address customers see and answer to; in use once somebody opened the link mailed to it. */
export function SenderEmailCard({ senderEmail }: Pick<Account, 'senderEmail'>) {
  const { t } = useTranslation('account')
  const times = useTimeTexts()
  const [isChanging, setChanging] = useState(false)
  const keep = (account: Account) => {
    setChanging(false)
    if (account.senderEmail?.state === 'pending') sayDone(t('sender.sent', { address: account.senderEmail.address }))
  }
  const resend = () => void acts.company.resendSenderEmail({}).then(keep, sayFailed)
  return (
    <Card id="sender-email" className={classes.card} title={t('sender.title')}>
      <div className={classes.inside} data-lack="sender-email">
        <p className={classes.hint}>{t('sender.why')}</p>
        {senderEmail && (
          <>
            <div className={classes.address}>
              <b>{senderEmail.address}</b>
              <StatusBadge status={senderEmailStatuses[senderEmail.state]} />
            </div>
            <p className={classes.hint}>
              {t(`sender.${senderEmail.state}`, { when: times.dateAndTime(senderEmail.expiresAt ?? '') })}
            </p>
          </>
        )}
        {senderEmail && !isChanging ? (
          <div className={classes.buttons}>
            {senderEmail.state !== 'ready' && (
              <Button variant="default" onClick={resend}>
                {t('sender.again')}
              </Button>
            )}
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('sender.change')}
            </Button>
          </div>
        ) : (
          <Entry onSaved={keep} />
        )}
      </div>
    </Card>
  )
}

function Entry({ onSaved }: { readonly onSaved: (account: Account) => void }) {
  const { t } = useTranslation('account')
  const form = useSchemaForm(SenderEmailForm, {
    initialValues: { email: '' },
    save: async (values) => onSaved(await acts.company.saveSenderEmail(values)),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      <div className={classes.entry}>
        <TextInput label={t('sender.address')} type="email" autoComplete="email" {...form.field('email')} />
        <Button type="submit" loading={form.isSaving}>
          {t('sender.send')}
        </Button>
      </div>
    </form>
  )
}
