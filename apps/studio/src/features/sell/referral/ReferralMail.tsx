import {
  type ReferralMail,
  ReferralMailForm,
  referralMailFields,
} from '@coverwright/domain/sell/referral/referral-mail'
import { Skeleton, TagsInput, Textarea, TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { SaveBar } from '../../../framework/save/SaveBar.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import classes from './Referral.module.css'

/** Who is written to when a case of a product is referred, and what; `?product=` says which. */
export function Component() {
  const { t } = useTranslation('referral')
  const [params, setParams] = useSearchParams()
  const productId = params.get('product')
  const mail = useQuery({
    ...queries.referral.getReferralMail({ productId: productId ?? '' }),
    enabled: productId !== null,
  })
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('title'), path: '/complexCase' }}
        title={t('mailTitle')}
        description={t('mailDescription')}
      />
      <div className={classes.body}>
        <ProductSelect
          clearable
          maw={420}
          value={productId}
          onChange={(product) => setParams(product ? { product } : {})}
        />
        {productId === null && (
          <Empty icon={<IconMail size={20} />} title={t('chooseProduct')} description={t('chooseProductHint')} />
        )}
        {mail.isError && <ErrorAlert error={mail.error} onRetry={() => void mail.refetch()} />}
        {productId !== null && mail.isPending && <Skeleton height={280} />}
        {mail.data && <MailForm key={mail.data.productId} mail={mail.data} />}
      </div>
    </Page>
  )
}

function MailForm({ mail }: { readonly mail: ReferralMail }) {
  const { t } = useTranslation('referral')
  const may = useMay('underwrite')
  const { productId, recipients, subject, text, standIns } = mail
  const form = useSchemaForm(ReferralMailForm, {
    initialValues: { productId, recipients, subject, text },
    save: async (values) => {
      await acts.referral.saveReferralMail(values)
      sayDone(t('mailSaved'))
    },
  })
  return (
    <div className={classes.mail}>
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      <TagsInput
        label={t('recipients')}
        description={t('recipientsHint', { names: standIns.join(', ') })}
        disabled={!may}
        splitChars={[',', ';', ' ']}
        {...form.field('recipients')}
      />
      <TextInput label={t('subject')} disabled={!may} maxLength={200} {...form.field('subject')} />
      <Textarea label={t('text')} disabled={!may} autosize minRows={8} maxLength={5000} {...form.field('text')} />
      <p className={classes.fields}>
        {t('fields')}
        {referralMailFields.map((field) => (
          <code key={field}>{`{{${field}}}`}</code>
        ))}
      </p>
      <SaveBar form={form} />
    </div>
  )
}
