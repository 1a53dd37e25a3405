import { type AppMember, AppMemberMove } from '@coverwright/domain/assist/app-member/app-member'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { useGroupChoices } from './use-group-choices.ts'

export function MoveDialog({ member, onClose }: { readonly member: AppMember; readonly onClose: () => void }) {
  const { t } = useTranslation('app-member')
  const { id, groupId } = member
  const form = useSchemaForm(AppMemberMove, {
    initialValues: { id, groupId },
    save: async (values) => {
      const { name, groupName } = await acts.appMember.moveMember(values)
      sayDone(groupName ? t('moved', { name, group: groupName }) : t('movedOut', { name }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('move')} form={form} keep={t('cancel')} act={t('save')} onClose={onClose}>
      <Select
        size="lg"
        label={t('group')}
        placeholder={t('noGroup')}
        data={useGroupChoices()}
        clearable
        data-autofocus
        {...form.field('groupId')}
      />
    </FormDialog>
  )
}
