import { type Agreement, ExecutionForm } from '@coverwright/domain/company/agreement/agreement'
import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import classes from './AgreementDetail.module.css'

interface ExecuteDialogProps {
  readonly agreement: Agreement
  readonly onClose: () => void
}

export function ExecuteDialog({ agreement: { id, name }, onClose }: ExecuteDialogProps) {
  const { t } = useTranslation('agreement')
  const account = useSession(({ accountData }) => accountData)
  const form = useSchemaForm(ExecutionForm, {
    initialValues: { id, name: '', hasAgreed: false },
    save: async (values) => {
      await acts.agreement.executeAgreement(values)
      onClose()
    },
  })
  const company = account?.company.name ?? ''
  return (
    <FormDialog
      title={t('execute.ask', { name })}
      size={480}
      form={form}
      keep={t('execute.keep')}
      act={t('execute.act')}
      onClose={onClose}
    >
      <ul className={classes.terms}>
        <li>{t('execute.binds', { company })}</li>
        <li>{t('execute.records')}</li>
        <li>{t('execute.copy')}</li>
      </ul>
      <TextInput
        label={t('execute.name')}
        description={t('execute.nameHint')}
        placeholder={account?.member.name ?? ''}
        autoComplete="name"
        data-autofocus
        {...form.field('name')}
      />
      <Checkbox label={t('execute.agree', { company })} {...form.field('hasAgreed', { type: 'checkbox' })} />
    </FormDialog>
  )
}
