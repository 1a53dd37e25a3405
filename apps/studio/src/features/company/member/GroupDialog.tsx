import { GroupForm, type TeamGroup } from '@coverwright/domain/company/member/team'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'

interface GroupDialogProps {
  /** Absent for a new one. */
  readonly group: TeamGroup | undefined
  readonly onClose: () => void
}

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const { t } = useTranslation('member')
  const form = useSchemaForm(GroupForm, {
    initialValues: { name: group?.name ?? '' },
    save: async ({ name }) => {
      await (group
        ? acts.permission['group/updateGroup']({ id: group.id, name })
        : acts.permission['group/createGroup']({ name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(group ? 'renameGroup' : 'newGroup')}
      form={form}
      keep={t('cancel')}
      act={t('save')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
    </FormDialog>
  )
}
