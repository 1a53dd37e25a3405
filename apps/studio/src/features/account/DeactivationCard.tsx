import { DeactivationForm } from '@coverwright/domain/account/account'
import { Button, Modal, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearSession, useSession } from '../../app/session/session.ts'
import { client } from '../../app/wire/client.ts'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { Card } from '../../framework/page/Card.tsx'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import classes from './Account.module.css'

export function DeactivationCard() {
  const { t } = useTranslation('account')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className={classes.card} title={t('deactivate.title')}>
      <div className={classes.inside}>
        <p className={classes.hint}>{t('deactivate.what')}</p>
        <div>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('deactivate.open')}
          </Button>
        </div>
      </div>
      {isOpen && <DeactivationDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

function DeactivationDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account')
  const name = useSession(({ accountData }) => accountData?.company.name ?? '')
  const form = useSchemaForm(DeactivationForm, {
    initialValues: { password: '' },
    save: async (values) => {
      await client.company.deactivateAccount(values)
      clearSession({ title: t('deactivate.done'), message: t('deactivate.doneHint'), goesTo: 'root' })
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('deactivate.ask', { name })}
      closeButtonProps={{ 'aria-label': t('framework:close') }}
    >
      <form
        className={classes.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ul className={classes.consequences}>
          <li>{t('deactivate.nobody')}</li>
          <li>{t('deactivate.kept')}</li>
          <li>{t('deactivate.again')}</li>
        </ul>
        {form.failure !== undefined && <ErrorAlert error={form.failure} advice={t('deactivate.advice')} />}
        <PasswordInput
          label={t('deactivate.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('deactivate.show') }}
          data-autofocus
          {...form.field('password')}
        />
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('deactivate.keep')}
          </Button>
          <Button
            size="lg"
            color="danger"
            type="submit"
            loading={form.isSaving}
            loaderProps={{ color: 'currentColor' }}
          >
            {t('deactivate.act')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
