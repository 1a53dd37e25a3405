import { type CodeTrial, CodeTrialForm } from '@coverwright/domain/sell/code-trial/code-trial'
import { Alert, TextInput } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'

/** For whoever is asked by a customer why a code saved nothing. */
export function TryCodeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('coupon')
  const [trial, setTrial] = useState<CodeTrial>()
  const form = useSchemaForm(CodeTrialForm, {
    initialValues: { code: '', productId: '', plan: '', price: '', premium: '', sellersPart: '', email: '' },
    save: async (values) => {
      setTrial(undefined)
      setTrial(await client.codeTrial.tryCode(values))
    },
  })
  // What was found is about what was asked: changed since, it says nothing.
  const answer = form.changes === 0 ? trial : undefined
  const stops = t(answer?.name ? 'try.stops' : 'try.nothing', { name: answer?.name })
  const { plan, price, email } = form.values
  return (
    <FormDialog title={t('try.title')} size={560} form={form} keep={t('cancel')} act={t('try.act')} onClose={onClose}>
      <p>{t('try.about')}</p>
      <TextInput size="lg" label={t('code')} data-autofocus autoComplete="off" {...form.field('code')} />
      <ProductSelect size="lg" {...form.field('productId')} />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('try.plan')} />}
        description={t('try.planHint')}
        {...form.field('plan')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={<OptionalLabel label={t('try.price')} />}
        description={t('try.priceHint')}
        {...form.field('price')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={<OptionalLabel label={t('try.premium')} />}
        description={t('try.premiumHint')}
        {...form.field('premium')}
      />
      <TextInput
        size="lg"
        inputMode="decimal"
        label={<OptionalLabel label={t('try.sellersPart')} />}
        description={t('try.sellersPartHint')}
        {...form.field('sellersPart')}
      />
      <TextInput
        size="lg"
        type="email"
        label={<OptionalLabel label={t('try.email')} />}
        description={t('try.emailHint')}
        {...form.field('email')}
      />
      <div role="status">
        {answer && answer.obstacles.length === 0 && (
          <Alert color="success" icon={<IconCheck size={16} />} title={t('try.works', { name: answer.name })}>
            {!(plan && price && email) && t('try.unjudged')}
          </Alert>
        )}
        {answer && answer.obstacles.length > 0 && (
          <Alert color="warning" icon={<IconAlertTriangle size={16} />} title={stops}>
            <ul>
              {answer.obstacles.map((one) => (
                <li key={one}>{t(`try.obstacles.${one}`)}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </FormDialog>
  )
}
