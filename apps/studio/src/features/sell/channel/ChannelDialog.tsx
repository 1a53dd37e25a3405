import { countries } from '@coverwright/domain/fields'
import { type Channel, ChannelForm, channelTypes } from '@coverwright/domain/sell/channel/channel'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { LogoField } from './LogoField.tsx'

interface ChannelDialogProps {
  /** Absent for a new one. */
  readonly channel: Channel | undefined
  readonly onClose: () => void
}

export function ChannelDialog({ channel, onClose }: ChannelDialogProps) {
  const { t } = useTranslation('channel')
  const { type = 'agency', code = '', email = '', name = '', country = 'GB' } = channel ?? {}
  const form = useSchemaForm(ChannelForm, {
    initialValues: { type, code, email, logoFileId: channel?.logoFileId ?? '', name, country },
    save: async (values) => {
      const { code: typed, ...details } = values
      if (channel) await acts.channel.updateChannel({ id: channel.id, ...details })
      else await acts.channel.createChannel({ code: typed, ...details })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(channel ? 'channels.editTitle' : 'channels.add')}
      form={form}
      keep={t('cancel')}
      act={t(channel ? 'save' : 'channels.add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      {channel ? (
        <LockedField label={t('code')} value={code} reason={t('codeStays')} />
      ) : (
        <TextInput size="lg" label={t('code')} description={t('codeHint')} {...form.field('code')} />
      )}
      <Select
        size="lg"
        label={t('type')}
        data={channelTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        allowDeselect={false}
        {...form.field('type')}
      />
      <TextInput size="lg" type="email" label={t('email')} {...form.field('email')} />
      <Select
        size="lg"
        label={t('country')}
        data={countries.map((value) => ({ value, label: t(`partner:countries.${value}`) }))}
        allowDeselect={false}
        {...form.field('country')}
      />
      <LogoField {...form.field('logoFileId')} value={form.values.logoFileId} />
    </FormDialog>
  )
}
