import { type Photo, PhotoForm } from '@coverwright/domain/build/photo/photo'
import { Button, Drawer, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
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
    <Drawer opened onClose={onClose} title={name} closeButtonProps={{ 'aria-label': t('framework:close') }}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <img className={classes.picture} src={photo.src} width={photo.width} height={photo.height} alt={alt} />
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput label={t('name')} {...form.field('name')} />
        <TextInput label={<OptionalLabel label={t('alt')} />} description={t('altHint')} {...form.field('alt')} />
        <TextInput
          label={<OptionalLabel label={t('licence')} />}
          description={t('licenceHint')}
          {...form.field('licence')}
        />
        <div>
          <Button type="submit" loading={form.isSaving}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
