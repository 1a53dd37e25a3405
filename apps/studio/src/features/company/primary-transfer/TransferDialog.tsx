import { roleNames } from '@coverwright/domain/company/member/roles'
import type { TeamMember } from '@coverwright/domain/company/member/team'
import { afterwards, TransferForm } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { PasswordInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import styles from './Transfer.module.css'

interface TransferDialogProps {
  readonly member: TeamMember
  readonly onClose: () => void
}

/** The primary user proves that it is them; the chosen one confirms by link and code. */
export function TransferDialog({ member, onClose }: TransferDialogProps) {
  const { t } = useTranslation('primary-transfer')
  const { id, name } = member
  const form = useSchemaForm(TransferForm, {
    initialValues: { memberId: id, password: '' },
    save: async (values) => {
      const { sentTo } = await client.login.sendTransferMessage(values)
      sayDone(t('begin.sent', { sentTo }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('begin.title', { name })}
      form={form}
      keep={t('begin.cancel')}
      act={t('begin.submit')}
      onClose={onClose}
    >
      <ul className={styles.terms}>
        <li>{t('begin.them', { name })}</li>
        <li>{t('begin.you', { roleName: said(roleNames[afterwards]) })}</li>
        <li>{t('terms.sessions')}</li>
      </ul>
      <PasswordInput
        size="lg"
        label={t('begin.password')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('password')}
      />
    </FormDialog>
  )
}
