import { type Agreement, ExecutionForm } from '@coverwright/domain/agreement/agreement'
import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/session.ts'
import { client } from '../../app/wire/client.ts'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import classes from './AgreementDetail.module.css'

interface ExecuteDialogProps {
  readonly agreement: Agreement
  readonly onClose: () => void
}

export function ExecuteDialog({ agreement: { id, name }, onClose }: ExecuteDialogProps) {
  const { t } = useTranslation('agreement')
  const queries = useQueryClient()
  const account = useSession(({ accountData }) => accountData)
  const form = useSchemaForm(ExecutionForm, {
    initialValues: { id, name: '', hasAgreed: false },
    save: async (values) => {
      await client.agreement.executeAgreement(values)
      await queries.invalidateQueries({ queryKey: ['agreement'] })
      onClose()
    },
  })
  const company = account?.company.name ?? ''
  return (
    <Modal
      opened
      size={480}
      onClose={onClose}
      title={t('execute.ask', { name })}
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
        <ul>
          <li>{t('execute.binds', { company })}</li>
          <li>{t('execute.records')}</li>
          <li>{t('execute.copy')}</li>
        </ul>
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput
          label={t('execute.name')}
          description={t('execute.nameHint')}
          placeholder={account?.member.name ?? ''}
          autoComplete="name"
          data-autofocus
          {...form.field('name')}
        />
        <Checkbox label={t('execute.agree', { company })} {...form.field('hasAgreed', { type: 'checkbox' })} />
        <div className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('execute.keep')}
          </Button>
          <Button size="lg" type="submit" loading={form.isSaving} loaderProps={{ color: 'currentColor' }}>
            {t('execute.act')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
