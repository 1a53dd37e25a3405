import { type Font, FontForm } from '@coverwright/domain/build/font/font'
import { Button, Drawer, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { FontSample } from './FontSample.tsx'
import classes from './Fonts.module.css'

interface FontDrawerProps {
  readonly font: Font
  readonly onClose: () => void
}

export function FontDrawer({ font, onClose }: FontDrawerProps) {
  const { t } = useTranslation('font')
  const { id, family, licence } = font
  const form = useSchemaForm(FontForm, {
    initialValues: { id, family, licence },
    save: async (values) => {
      await acts.font.updateFont(values)
      sayDone(t('saved'))
      onClose()
    },
  })
  return (
    <Drawer opened onClose={onClose} title={family} closeButtonProps={{ 'aria-label': t('framework:close') }}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FontSample font={font} />
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput label={t('family')} {...form.field('family')} />
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
