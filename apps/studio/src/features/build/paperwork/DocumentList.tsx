import { PaperworkForm, type ProductPaperwork } from '@coverwright/domain/build/product/paperwork'
import { Skeleton, Switch, Textarea, TextInput } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { SaveBar } from '../../../framework/save/SaveBar.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import classes from './Paperwork.module.css'
import { SendingsTable } from './SendingsTable.tsx'

/** Which documents a product sends, and what its last pages say; `?product=` says which. */
export function Component() {
  const { t } = useTranslation('paperwork')
  const [params, setParams] = useSearchParams()
  const productId = params.get('product')
  const paperwork = useQuery({
    ...queries.product.getPaperwork({ productId: productId ?? '' }),
    enabled: productId !== null,
  })
  return (
    <Page>
      <PageHeader
        parent={{ title: t('products'), path: '/project' }}
        title={t('title')}
        description={t('description')}
      />
      <div className={classes.body}>
        <ProductSelect
          clearable
          maw={420}
          value={productId}
          onChange={(product) => setParams(product ? { product } : {})}
        />
        {productId === null && (
          <Empty icon={<IconFiles size={20} />} title={t('chooseProduct')} description={t('chooseProductHint')} />
        )}
        {paperwork.isError && <ErrorAlert error={paperwork.error} onRetry={() => void paperwork.refetch()} />}
        {productId !== null && paperwork.isPending && <Skeleton height={280} />}
        {paperwork.data && <Fields key={paperwork.data.productId} paperwork={paperwork.data} />}
      </div>
    </Page>
  )
}

function Fields({ paperwork }: { readonly paperwork: ProductPaperwork }) {
  const { t } = useTranslation('paperwork')
  const disabled = !useMay('project')
  const { productId, sendings, checkout } = paperwork
  const form = useSchemaForm(PaperworkForm, {
    initialValues: { productId, sendings, checkout },
    save: async (values) => {
      await acts.product.savePaperwork(values)
      sayDone(t('saved'))
    },
  })
  const { checkout: typed } = form.values
  const change = (part: Partial<typeof typed>) => form.setValue('checkout', { ...typed, ...part })
  return (
    <>
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      <Card title={t('sent')} note={t('sentNote')}>
        <SendingsTable
          paperwork={paperwork}
          sendings={form.values.sendings}
          isReadOnly={disabled}
          onChange={(next) => form.setValue('sendings', next)}
        />
      </Card>
      <Card title={t('checkout')} note={t('checkoutNote')}>
        <div className={classes.fields}>
          <Switch
            label={t('showsAnswers')}
            description={t('showsAnswersHint')}
            disabled={disabled}
            checked={typed.showsAnswers}
            onChange={({ currentTarget }) => change({ showsAnswers: currentTarget.checked })}
          />
          <TextInput
            label={<OptionalLabel label={t('payNote')} />}
            description={t('payNoteHint')}
            maxLength={300}
            disabled={disabled}
            value={typed.payNote}
            onChange={({ currentTarget }) => change({ payNote: currentTarget.value })}
          />
          <Textarea
            label={<OptionalLabel label={t('thanks')} />}
            description={t('thanksHint')}
            autosize
            minRows={2}
            maxLength={600}
            disabled={disabled}
            value={typed.thanks}
            onChange={({ currentTarget }) => change({ thanks: currentTarget.value })}
          />
        </div>
      </Card>
      <SaveBar form={form} />
    </>
  )
}
