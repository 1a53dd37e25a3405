import { DeactivationForm } from '@coverwright/domain/company/account/account'
import { Button, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearSession, useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
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
    <FormDialog
      title={t('deactivate.ask', { name })}
      form={form}
      advice={t('deactivate.advice')}
      keep={t('deactivate.keep')}
      act={t('deactivate.act')}
      isDangerous
      onClose={onClose}
    >
      <ul className={classes.consequences}>
        <li>{t('deactivate.nobody')}</li>
        <li>{t('deactivate.kept')}</li>
        <li>{t('deactivate.again')}</li>
      </ul>
      <PasswordInput
        label={t('deactivate.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('deactivate.show') }}
        data-autofocus
        {...form.field('password')}
      />
    </FormDialog>
  )
}
