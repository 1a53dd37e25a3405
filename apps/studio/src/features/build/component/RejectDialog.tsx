import { type Component, ComponentRejection } from '@coverwright/domain/build/component/component'
import { Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

interface RejectDialogProps {
  readonly component: Component
  readonly onClose: () => void
}

export function RejectDialog({ component, onClose }: RejectDialogProps) {
  const { t } = useTranslation('component')
  const { id, name } = component
  const form = useSchemaForm(ComponentRejection, {
    initialValues: { id, reason: '' },
    save: async (values) => {
      await acts.component.rejectComponent(values)
      sayDone(t('done.reject', { name }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('rejectTitle', { name })}
      form={form}
      keep={t('cancel')}
      act={t('act.reject')}
      isDangerous
      onClose={onClose}
    >
      <Text>{t('rejectHint')}</Text>
      <Textarea label={t('reason')} autosize minRows={2} {...form.field('reason')} data-autofocus />
    </FormDialog>
  )
}
