import { type Post, PostConfirmation, PostReturn, PostSchedule } from '@coverwright/domain/assist/post/post'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { LocalTimeField } from '../../publish/publisher/LocalTimeField.tsx'

interface DialogProps {
  readonly post: Post
  readonly onClose: () => void
}

export function WhenDialog({ post: { id, name, timeZone }, onClose }: DialogProps) {
  const { t } = useTranslation('post')
  const form = useSchemaForm(PostSchedule, {
    initialValues: { id, localTime: '', takesSecond: false },
    save: async (values) => {
      await acts.post.schedulePost(values)
      onClose()
    },
  })
  const { localTime, takesSecond } = form.values
  return (
    <FormDialog title={t('scheduleAsk', { name })} form={form} keep={t('cancel')} act={t('schedule')} onClose={onClose}>
      <LocalTimeField
        value={localTime ?? ''}
        timeZone={timeZone}
        takesSecond={takesSecond}
        error={form.field('localTime').error}
        onChange={(value) => form.field('localTime').onChange(value)}
        onTakesSecond={(value) => form.field('takesSecond').onChange(value)}
      />
    </FormDialog>
  )
}

export function ReturnDialog({ post: { id, name }, onClose }: DialogProps) {
  const { t } = useTranslation('post')
  const form = useSchemaForm(PostReturn, {
    initialValues: { id, reason: '' },
    save: async (values) => {
      await acts.post.returnPost(values)
      onClose()
    },
  })
  return (
    <FormDialog title={t('returnAsk', { name })} form={form} keep={t('cancel')} act={t('return')} onClose={onClose}>
      <Textarea size="lg" label={t('reason')} autosize minRows={3} data-autofocus {...form.field('reason')} />
    </FormDialog>
  )
}

export function ConfirmPostDialog({ post: { id, name }, onClose }: DialogProps) {
  const { t } = useTranslation('post')
  const form = useSchemaForm(PostConfirmation, {
    initialValues: { id, url: '' },
    save: async (values) => {
      await acts.post.confirmPost(values)
      onClose()
    },
  })
  return (
    <FormDialog title={t('confirmAsk', { name })} form={form} keep={t('cancel')} act={t('confirm')} onClose={onClose}>
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('url')} />}
        description={t('urlHint')}
        data-autofocus
        {...form.field('url')}
      />
    </FormDialog>
  )
}
