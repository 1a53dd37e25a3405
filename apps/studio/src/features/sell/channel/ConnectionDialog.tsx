import { type Connection, ConnectionForm, commissionMethods } from '@coverwright/domain/sell/channel/connection'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'

interface ConnectionDialogProps {
  readonly channelId: string
  /** Absent where another product is connected. */
  readonly connection: Connection | undefined
  readonly onClose: () => void
}

export function ConnectionDialog({ channelId, connection, onClose }: ConnectionDialogProps) {
  const { t } = useTranslation('channel')
  const { productId = '', commissionMethod = 'percentage', ratioValue = '', promoCode = '' } = connection ?? {}
  const form = useSchemaForm(ConnectionForm, {
    initialValues: { id: channelId, productId, commissionMethod, ratioValue, promoCode },
    save: async (values) => {
      await acts.channel.connectProduct(values)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(connection ? 'termsTitle' : 'connect')}
      form={form}
      keep={t('cancel')}
      act={t(connection ? 'save' : 'connect')}
      onClose={onClose}
    >
      {connection ? (
        <LockedField label={t('product')} value={connection.productName} reason={t('productStays')} />
      ) : (
        <ProductSelect size="lg" data-autofocus {...form.field('productId')} />
      )}
      <Select
        size="lg"
        label={t('commissionMethod')}
        data={commissionMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
        allowDeselect={false}
        {...form.field('commissionMethod')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={t('ratioValue')}
        description={t(`ratioHint.${form.values.commissionMethod}`)}
        {...form.field('ratioValue')}
      />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('promoCode')} />}
        description={t('promoCodeHint')}
        {...form.field('promoCode')}
      />
    </FormDialog>
  )
}
