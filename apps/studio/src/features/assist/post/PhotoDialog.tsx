import { type PostPhoto, PostPhotoForm } from '@coverwright/domain/assist/post-photo/post-photo'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDrawer } from '../../../framework/dialog/FormDrawer.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import classes from './Post.module.css'

interface PhotoDialogProps {
  readonly photo: PostPhoto
  readonly onClose: () => void
}

export function PhotoDialog({ photo: { id, name, alt, url, state, waitingPosts }, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('post')
  const form = useSchemaForm(PostPhotoForm, {
    initialValues: { id, name, alt },
    save: async (values) => {
      await acts.postPhoto.updatePhoto(values)
      onClose()
    },
  })
  return (
    <FormDrawer
      title={name}
      form={form}
      act={t('save')}
      onClose={onClose}
      picture={<img className={classes.picture} src={url} alt={alt} />}
    >
      <TextInput label={t('name')} {...form.field('name')} />
      <Textarea label={t('alt')} description={t('altHint')} autosize minRows={2} {...form.field('alt')} />
      {state === 'approved' && form.values.alt !== alt && (
        <p role="status">
          {t('altChanges')} {waitingPosts > 0 && t('altStops', { count: waitingPosts })}
        </p>
      )}
    </FormDrawer>
  )
}
