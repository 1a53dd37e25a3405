import type { TeamMember } from '@coverwright/domain/member/team'
import { TransferForm } from '@coverwright/domain/primary-transfer/primary-transfer'
import { Button, Modal, PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import classes from '../member/Dialog.module.css'
import styles from './Transfer.module.css'

interface TransferDialogProps {
  readonly member: TeamMember
  readonly onClose: () => void
}

/** The primary user proves that it is them; the chosen one confirms by link and code. */
export function TransferDialog({ member, onClose }: TransferDialogProps) {
  const { t } = useTranslation('primary-transfer')
  const { id, name, roleName } = member
  const form = useSchemaForm(TransferForm, {
    initialValues: { memberId: id, password: '' },
    save: async (values) => {
      const { sentTo } = await client.login.sendTransferMessage(values)
      sayDone(t('begin.sent', { sentTo }))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('begin.title', { name })}
      closeButtonProps={{ 'aria-label': t('framework:close') }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <ul className={styles.terms}>
          <li>{t('begin.them', { name })}</li>
          <li>{t('begin.you', { roleName })}</li>
          <li>{t('terms.sessions')}</li>
        </ul>
        <PasswordInput
          size="lg"
          label={t('begin.password')}
          autoComplete="current-password"
          data-autofocus
          {...form.field('password')}
        />
        <footer className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('begin.cancel')}
          </Button>
          <Button size="lg" type="submit" loading={form.isSaving}>
            {t('begin.submit')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
