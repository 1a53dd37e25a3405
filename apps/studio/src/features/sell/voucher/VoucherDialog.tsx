import { currencies } from '@coverwright/domain/base/money/money'
import { commissionMethods } from '@coverwright/domain/sell/channel/connection'
import {
  coverTypes,
  type Voucher,
  VoucherForm,
  voucherModes,
  voucherPapers,
} from '@coverwright/domain/sell/voucher/voucher'
import { NumberInput, Select, Switch, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ChannelSelect } from '../../../parts/channel/ChannelSelect.tsx'

interface VoucherDialogProps {
  /** Absent for a new one. */
  readonly voucher: Voucher | undefined
  readonly onClose: () => void
}

const fresh: VoucherForm = {
  name: '',
  value: '',
  currency: 'GBP',
  quota: 100,
  coverType: 'any',
  plans: [],
  channelId: '',
  description: '',
  startsAt: '',
  endsAt: '',
  mode: 'unique',
  paper: 'standard',
  promoCode: '',
  sellingPrice: '',
  commissionType: 'percentage',
  commission: '',
  isAutoRenewed: false,
}

/** Of a voucher, what the form asks for. */
const formOf = (voucher: Voucher): VoucherForm => {
  const { id, state, status, used, reserved, createdAt, channelName, timeZone, revision, ...form } = voucher
  return form
}

export function VoucherDialog({ voucher, onClose }: VoucherDialogProps) {
  const { t } = useTranslation('voucher')
  const form = useSchemaForm(VoucherForm, {
    initialValues: voucher ? formOf(voucher) : fresh,
    save: async (values) => {
      if (voucher) await acts.voucher.updateVoucher({ id: voucher.id, revision: voucher.revision, ...values })
      else await acts.voucher.createVoucher(values)
      onClose()
    },
  })
  const { mode, commissionType } = form.values
  return (
    <FormDialog
      title={t(voucher ? 'editTitle' : 'add')}
      size={560}
      form={form}
      keep={t('cancel')}
      act={t(voucher ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={t('value')}
        description={t('valueHint')}
        {...form.field('value')}
      />
      <Select size="lg" label={t('currency')} data={currencies} allowDeselect={false} {...form.field('currency')} />
      {voucher ? (
        <LockedField label={t('mode')} value={t(`modes.${mode}`)} reason={t('modeStays')} />
      ) : (
        <Select
          size="lg"
          label={t('mode')}
          description={t('modeHint')}
          data={voucherModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
          allowDeselect={false}
          {...form.field('mode')}
        />
      )}
      {mode === 'shared' && (
        <TextInput size="lg" label={t('promoCode')} description={t('promoCodeHint')} {...form.field('promoCode')} />
      )}
      <NumberInput
        size="lg"
        label={t('quota')}
        description={t('quotaHint')}
        min={1}
        max={1_000_000}
        {...form.field('quota')}
      />
      <ChannelSelect
        size="lg"
        description={t('channelHint')}
        chosenName={voucher?.channelId === form.values.channelId ? voucher.channelName : undefined}
        {...form.field('channelId')}
      />
      <Select
        size="lg"
        label={t('coverType')}
        data={coverTypes.map((value) => ({ value, label: t(`coverTypes.${value}`) }))}
        allowDeselect={false}
        {...form.field('coverType')}
      />
      <TagsInput size="lg" label={t('plans')} description={t('plansHint')} {...form.field('plans')} />
      <Textarea size="lg" label={t('description')} autosize minRows={2} {...form.field('description')} />
      <TextInput
        size="lg"
        type="datetime-local"
        label={t('startsAt')}
        description={t('timesHint')}
        {...form.field('startsAt')}
      />
      <TextInput size="lg" type="datetime-local" label={t('endsAt')} {...form.field('endsAt')} />
      <Switch
        label={t('isAutoRenewed')}
        description={t('isAutoRenewedHint')}
        {...form.field('isAutoRenewed', { type: 'checkbox' })}
      />
      <Select
        size="lg"
        label={t('paper')}
        description={t('paperHint')}
        data={voucherPapers.map((value) => ({ value, label: t(`papers.${value}`) }))}
        allowDeselect={false}
        {...form.field('paper')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={<OptionalLabel label={t('sellingPrice')} />}
        description={t('sellingPriceHint')}
        {...form.field('sellingPrice')}
      />
      <Select
        size="lg"
        label={t('commissionType')}
        data={commissionMethods.map((value) => ({ value, label: t(`commissionTypes.${value}`) }))}
        allowDeselect={false}
        {...form.field('commissionType')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={<OptionalLabel label={t('commission')} />}
        description={t(`commissionHint.${commissionType}`)}
        {...form.field('commission')}
      />
    </FormDialog>
  )
}
