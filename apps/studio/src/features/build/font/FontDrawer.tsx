import { type Font, FontForm } from '@coverwright/domain/build/font/font'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDrawer } from '../../../framework/dialog/FormDrawer.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { FontSample } from './FontSample.tsx'

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
    <FormDrawer title={family} form={form} act={t('save')} onClose={onClose} picture={<FontSample font={font} />}>
      <TextInput label={t('family')} {...form.field('family')} />
      <TextInput
        label={<OptionalLabel label={t('licence')} />}
        description={t('licenceHint')}
        {...form.field('licence')}
      />
    </FormDrawer>
  )
}
