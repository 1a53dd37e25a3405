import { events } from '@coverwright/domain/events'
import { offeredEvents, type Webhook, WebhookForm } from '@coverwright/domain/reach/webhook/webhook'
import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ProductsSelect } from '../../../parts/product/ProductSelect.tsx'

interface WebhookDialogProps {
  /** Absent for a new one. */
  readonly webhook: Webhook | undefined
  readonly onSecret: (secret: string) => void
  readonly onClose: () => void
}

const offered = () => offeredEvents.map((type) => ({ value: type, label: `${said(events[type].about)} (${type})` }))

export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('webhook')
  const { name = '', address = '', events: told = [], productIds = [], mode = 'live' } = webhook ?? {}
  const form = useSchemaForm(WebhookForm, {
    initialValues: { name, address, events: told, productIds, mode },
    save: async (values) => {
      if (webhook) await acts.webhook.updateWebhook({ id: webhook.id, ...values })
      else onSecret((await acts.webhook.createWebhook(values)).secret)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(webhook ? 'editTitle' : 'add')}
      size={560}
      form={form}
      keep={t('cancel')}
      act={t(webhook ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} description={t('nameHint')} data-autofocus {...form.field('name')} />
      <TextInput size="lg" type="url" label={t('address')} description={t('addressHint')} {...form.field('address')} />
      <MultiSelect
        size="lg"
        label={t('events')}
        description={t('eventsHint')}
        data={offered()}
        searchable
        hidePickedOptions
        nothingFoundMessage={t('noEvent')}
        {...form.field('events')}
      />
      <Select
        size="lg"
        label={t('mode')}
        description={t('modeHint')}
        data={[
          { value: 'live', label: t('live') },
          { value: 'test', label: t('test') },
        ]}
        allowDeselect={false}
        {...form.field('mode')}
      />
      <ProductsSelect
        size="lg"
        label={<OptionalLabel label={t('products')} />}
        description={t('productsHint')}
        {...form.field('productIds')}
      />
    </FormDialog>
  )
}
