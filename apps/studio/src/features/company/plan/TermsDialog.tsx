import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { type Plan, planNames } from '@coverwright/domain/company/plan/plan'
import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

/** A field that is left empty means that nobody counts. */
const counted = z.union([z.literal(''), z.coerce.number<number | string>().int().min(0)])
const valueOf = (field: z.output<typeof counted>) => (field === '' ? null : field)

const Form = z.object({
  name: z.enum(planNames),
  validFrom: z.iso.date(),
  monthlyMinor: counted,
  annualMinor: counted,
  Simple: counted,
  Standard: counted,
  Complicated: counted,
  transactionsIncluded: counted,
  transactionMinor: z.coerce.number<number | string>().int().min(0),
  isForSubscribers: z.boolean(),
})

interface TermsDialogProps {
  readonly plans: readonly Plan[]
  readonly onClose: () => void
}

/** Begins from what a plan is now: most often one figure changes. */
export function TermsDialog({ plans, onClose }: TermsDialogProps) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const fieldsOf = (name: Plan['name']) => {
    const terms = plans.find((plan) => plan.name === name)?.terms
    return {
      name,
      monthlyMinor: terms?.monthlyMinor ?? '',
      annualMinor: terms?.annualMinor ?? '',
      Simple: terms?.allowance.Simple ?? '',
      Standard: terms?.allowance.Standard ?? '',
      Complicated: terms?.allowance.Complicated ?? '',
      transactionsIncluded: terms?.transactionsIncluded ?? '',
      transactionMinor: terms?.transactionMinor ?? 0,
    } as const
  }
  const form = useSchemaForm(Form, {
    initialValues: { ...fieldsOf('Basic'), validFrom: '', isForSubscribers: false },
    save: async ({ name, validFrom, isForSubscribers, Simple, Standard, Complicated, ...values }) => {
      await acts.payment.savePlan({
        name,
        validFrom,
        isForSubscribers,
        terms: {
          monthlyMinor: valueOf(values.monthlyMinor),
          annualMinor: valueOf(values.annualMinor),
          allowance: { Simple: valueOf(Simple), Standard: valueOf(Standard), Complicated: valueOf(Complicated) },
          transactionsIncluded: valueOf(values.transactionsIncluded),
          transactionMinor: values.transactionMinor,
        },
      })
      sayDone(t('terms.saved', { plan: name, day: times.date(validFrom) }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('terms.add')} form={form} keep={t('terms.cancel')} act={t('terms.save')} onClose={onClose}>
      <Select size="lg" label={t('terms.name')} allowDeselect={false} data={planNames} {...form.field('name')} />
      <TextInput size="lg" type="date" label={t('terms.from')} {...form.field('validFrom')} />
      <NumberInput
        size="lg"
        label={t('terms.monthly')}
        description={t('terms.pence')}
        min={0}
        allowDecimal={false}
        {...form.field('monthlyMinor')}
      />
      <NumberInput
        size="lg"
        label={t('terms.annual')}
        description={t('terms.pence')}
        min={0}
        allowDecimal={false}
        {...form.field('annualMinor')}
      />
      {productTypes.map((type) => (
        <NumberInput
          key={type}
          size="lg"
          label={t(`types.${type}`)}
          min={0}
          allowDecimal={false}
          {...form.field(type)}
        />
      ))}
      <NumberInput
        size="lg"
        label={t('terms.included')}
        min={0}
        allowDecimal={false}
        {...form.field('transactionsIncluded')}
      />
      <NumberInput
        size="lg"
        label={t('terms.each')}
        description={t('terms.penceEach')}
        min={0}
        allowDecimal={false}
        {...form.field('transactionMinor')}
      />
      <Checkbox label={t('terms.forSubscribers')} {...form.field('isForSubscribers', { type: 'checkbox' })} />
    </FormDialog>
  )
}
