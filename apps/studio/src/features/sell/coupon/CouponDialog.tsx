import { currencies } from '@coverwright/domain/base/money/money'
import { type Coupon, CouponForm, couponTypes } from '@coverwright/domain/sell/coupon/coupon'
import { NumberInput, Select, Switch, TagsInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ProductsSelect } from '../../../parts/product/ProductSelect.tsx'

interface CouponDialogProps {
  /** Absent for a new one. */
  readonly coupon: Coupon | undefined
  readonly onClose: () => void
}

const fresh: CouponForm = {
  name: '',
  code: '',
  type: 'percentage',
  value: '',
  currency: 'GBP',
  minimumPayable: '',
  isDisposable: false,
  codeLength: 10,
  usageCount: 100,
  productIds: [],
  plans: [],
  startsOn: '',
  endsOn: '',
  isForNewCustomers: false,
  perCustomer: 0,
}

/** Of a coupon, what the form asks for. */
const formOf = (coupon: Coupon): CouponForm => {
  const { id, state, status, used, reserved, createdAt, revision, ...form } = coupon
  return form
}

export function CouponDialog({ coupon, onClose }: CouponDialogProps) {
  const { t } = useTranslation('coupon')
  const form = useSchemaForm(CouponForm, {
    initialValues: coupon ? formOf(coupon) : fresh,
    save: async (values) => {
      if (coupon) await acts.coupon.updateCoupon({ id: coupon.id, revision: coupon.revision, ...values })
      else await acts.coupon.createCoupon(values)
      onClose()
    },
  })
  const { type } = form.values
  return (
    <FormDialog
      title={t(coupon ? 'editTitle' : 'add')}
      size={560}
      form={form}
      keep={t('cancel')}
      act={t(coupon ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      <TextInput size="lg" label={t('code')} description={t('codeHint')} {...form.field('code')} />
      <Select
        size="lg"
        label={t('type')}
        data={couponTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        allowDeselect={false}
        {...form.field('type')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={t('value')}
        description={t(`valueHint.${type}`)}
        {...form.field('value')}
      />
      <Select size="lg" label={t('currency')} data={currencies} allowDeselect={false} {...form.field('currency')} />
      {type === 'fixed' && (
        <TextInput
          size="lg"
          inputMode="decimal"
          label={t('minimumPayable')}
          description={t('minimumPayableHint')}
          {...form.field('minimumPayable')}
        />
      )}
      {coupon ? (
        <LockedField
          label={t('isDisposable')}
          value={t(coupon.isDisposable ? 'disposable' : 'shared')}
          reason={t('codesStay')}
        />
      ) : (
        <Switch
          label={t('isDisposable')}
          description={t('isDisposableHint')}
          {...form.field('isDisposable', { type: 'checkbox' })}
        />
      )}
      {!coupon && form.values.isDisposable && (
        <NumberInput size="lg" label={t('codeLength')} min={8} max={20} {...form.field('codeLength')} />
      )}
      <NumberInput size="lg" label={t('usageCount')} min={1} max={1_000_000} {...form.field('usageCount')} />
      <ProductsSelect
        size="lg"
        label={<OptionalLabel label={t('products')} />}
        description={t('productsHint')}
        {...form.field('productIds')}
      />
      <TagsInput
        size="lg"
        label={<OptionalLabel label={t('plans')} />}
        description={t('plansHint')}
        {...form.field('plans')}
      />
      <TextInput size="lg" type="date" label={<OptionalLabel label={t('startsOn')} />} {...form.field('startsOn')} />
      <TextInput
        size="lg"
        type="date"
        label={<OptionalLabel label={t('endsOn')} />}
        description={t('endsOnHint')}
        {...form.field('endsOn')}
      />
      <NumberInput
        size="lg"
        label={t('perCustomer')}
        description={t('perCustomerHint')}
        min={0}
        max={1000}
        {...form.field('perCustomer')}
      />
      <Switch
        label={t('isForNewCustomers')}
        description={t('isForNewCustomersHint')}
        {...form.field('isForNewCustomers', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}
