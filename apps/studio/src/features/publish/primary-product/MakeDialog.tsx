import { requiredText } from '@coverwright/domain/fields'
import type { PrimaryOffer } from '@coverwright/domain/publish/primary-product/primary-product'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

const Form = z.strictObject({ name: requiredText(120) })

interface MakeDialogProps {
  readonly offer: PrimaryOffer
  readonly onClose: () => void
}

/** A product of one's own on somebody else's body. */
export function MakeDialog({ offer, onClose }: MakeDialogProps) {
  const { t } = useTranslation('primary-product')
  const navigate = useNavigate()
  const form = useSchemaForm(Form, {
    initialValues: { name: offer.name },
    save: async ({ name }) => {
      const product = await acts.primaryProduct.createProduct({ primaryId: offer.id, name })
      sayDone(t('made', { name }))
      await navigate(pathTo(`/publishTS?product=${product.id}`))
    },
  })
  return (
    <FormDialog
      title={t('makeTitle', { name: offer.name })}
      form={form}
      keep={t('cancel')}
      act={t('making')}
      onClose={onClose}
    >
      <p>{t('makeText', { provider: offer.companyName })}</p>
      <TextInput label={t('name')} data-autofocus {...form.field('name')} />
    </FormDialog>
  )
}
