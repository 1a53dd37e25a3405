import { AppMemberForm } from '@coverwright/domain/assist/app-member/app-member'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { useGroupChoices } from './use-group-choices.ts'

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('app-member')
  const form = useSchemaForm(AppMemberForm, {
    initialValues: { name: '', email: '', groupId: null },
    save: async (values) => {
      const { email } = await acts.appMember.inviteMember(values)
      sayDone(t('invited', { email }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('inviteTitle')} form={form} keep={t('cancel')} act={t('invite')} onClose={onClose}>
      <p>{t('inviteHint')}</p>
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      <TextInput size="lg" type="email" label={t('email')} {...form.field('email')} />
      <Select
        size="lg"
        label={<OptionalLabel label={t('group')} />}
        placeholder={t('noGroup')}
        data={useGroupChoices()}
        clearable
        {...form.field('groupId')}
      />
    </FormDialog>
  )
}
