import { GroupForm, type TeamGroup } from '@coverwright/domain/member/team'
import { Button, Modal, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import classes from './Dialog.module.css'
import { useTeamChange } from './use-team-change.ts'

interface GroupDialogProps {
  /** Absent for a new one. */
  readonly group: TeamGroup | undefined
  readonly onClose: () => void
}

export function GroupDialog({ group, onClose }: GroupDialogProps) {
  const { t } = useTranslation('member')
  const { refresh } = useTeamChange()
  const form = useSchemaForm(GroupForm, {
    initialValues: { name: group?.name ?? '' },
    save: async ({ name }) => {
      await (group
        ? client.permission['group/updateGroup']({ id: group.id, name })
        : client.permission['group/createGroup']({ name }))
      await refresh()
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(group ? 'renameGroup' : 'newGroup')}
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
        <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
        <footer className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="lg" type="submit" loading={form.isSaving}>
            {t('save')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
