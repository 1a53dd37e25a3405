import { type Component, ComponentRejection } from '@coverwright/domain/build/component/component'
import { Button, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
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
    <Modal opened onClose={onClose} title={t('rejectTitle', { name })}>
      <Stack
        component="form"
        gap={16}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <Text>{t('rejectHint')}</Text>
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <Textarea label={t('reason')} autosize minRows={2} {...form.field('reason')} data-autofocus />
        <Button type="submit" color="danger" loading={form.isSaving}>
          {t('act.reject')}
        </Button>
      </Stack>
    </Modal>
  )
}
