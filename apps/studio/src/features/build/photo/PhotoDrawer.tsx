import { type Photo, PhotoForm } from '@coverwright/domain/build/photo/photo'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDrawer } from '../../../framework/dialog/FormDrawer.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Photos.module.css'

interface PhotoDrawerProps {
  readonly photo: Photo
  readonly onClose: () => void
}

export function PhotoDrawer({ photo, onClose }: PhotoDrawerProps) {
  const { t } = useTranslation('photo')
  const { id, name, alt, licence } = photo
  const form = useSchemaForm(PhotoForm, {
    initialValues: { id, name, alt, licence },
    save: async (values) => {
      await acts.photo.updatePhoto(values)
      sayDone(t('saved'))
      onClose()
    },
  })
  return (
    <FormDrawer
      title={name}
      form={form}
      act={t('save')}
      onClose={onClose}
      picture={<img className={classes.picture} src={photo.src} width={photo.width} height={photo.height} alt={alt} />}
    >
      <TextInput label={t('name')} {...form.field('name')} />
      <TextInput label={<OptionalLabel label={t('alt')} />} description={t('altHint')} {...form.field('alt')} />
      <TextInput
        label={<OptionalLabel label={t('licence')} />}
        description={t('licenceHint')}
        {...form.field('licence')}
      />
    </FormDrawer>
  )
}
