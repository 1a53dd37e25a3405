import { type Merchant, MerchantForm, merchantTypes } from '@coverwright/domain/sell/merchant/merchant'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ChannelSelect } from '../../../parts/channel/ChannelSelect.tsx'
import { LogoField } from './LogoField.tsx'

interface MerchantDialogProps {
  /** Absent for a new one. */
  readonly merchant: Merchant | undefined
  readonly onClose: () => void
}

export function MerchantDialog({ merchant, onClose }: MerchantDialogProps) {
  const { t } = useTranslation('channel')
  const { channelId = '', code = '', email = '', logoFileId = '', name = '', phone = '' } = merchant ?? {}
  const { agentCode = '', type = 'shop' } = merchant ?? {}
  const form = useSchemaForm(MerchantForm, {
    initialValues: { channelId, code, email, logoFileId, name, phone, agentCode, type },
    save: async (values) => {
      const { channelId: channel, code: typed, ...details } = values
      if (merchant) await acts.merchant.updateMerchant({ id: merchant.id, ...details })
      else await acts.merchant.createMerchant({ channelId: channel, code: typed, ...details })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(merchant ? 'merchants.editTitle' : 'merchants.add')}
      form={form}
      keep={t('cancel')}
      act={t(merchant ? 'save' : 'merchants.add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      {merchant ? (
        <>
          <LockedField label={t('channel')} value={merchant.channelName} reason={t('channelStays')} />
          <LockedField label={t('code')} value={code} reason={t('codeStays')} />
        </>
      ) : (
        <>
          <ChannelSelect size="lg" {...form.field('channelId')} />
          <TextInput size="lg" label={t('code')} description={t('codeHint')} {...form.field('code')} />
        </>
      )}
      <Select
        size="lg"
        label={t('type')}
        data={merchantTypes.map((value) => ({ value, label: t(`merchantTypes.${value}`) }))}
        allowDeselect={false}
        {...form.field('type')}
      />
      <TextInput size="lg" type="email" label={t('email')} {...form.field('email')} />
      <TextInput size="lg" type="tel" label={t('phone')} {...form.field('phone')} />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('agentCode')} />}
        description={t('agentCodeHint')}
        {...form.field('agentCode')}
      />
      <LogoField {...form.field('logoFileId')} value={form.values.logoFileId} />
    </FormDialog>
  )
}
