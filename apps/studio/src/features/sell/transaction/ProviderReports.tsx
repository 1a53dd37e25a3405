import { type ProviderReport, ProviderReportForm } from '@coverwright/domain/sell/transaction/transaction'
import { Button, Skeleton, Switch, TagsInput, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { SaveBar } from '../../../framework/save/SaveBar.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import classes from './Transaction.module.css'

/** What the provider of a product is told, and how. */
export function ProviderReports() {
  const { t } = useTranslation('transaction')
  const [params, setParams] = useSearchParams()
  const productId = params.get('product')
  const report = useQuery({
    ...queries.transaction.getProviderReport({ productId: productId ?? '' }),
    enabled: productId !== null,
  })
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('title'), path: '/Transcation' }}
        title={t('reports')}
        description={t('reportsHint')}
      />
      <div className={classes.body}>
        <ProductSelect
          clearable
          maw={420}
          value={productId}
          onChange={(product) => setParams({ reports: '', ...(product && { product }) })}
        />
        {productId === null && (
          <Empty icon={<IconSend size={20} />} title={t('chooseProduct')} description={t('chooseProductHint')} />
        )}
        {report.isError && <ErrorAlert error={report.error} onRetry={() => void report.refetch()} />}
        {productId !== null && report.isPending && <Skeleton height={280} />}
        {report.data && <ReportForm key={report.data.productId} report={report.data} />}
        {report.data && <Sent report={report.data} />}
      </div>
    </Page>
  )
}

function ReportForm({ report }: { readonly report: ProviderReport }) {
  const { t } = useTranslation('transaction')
  const disabled = !useMay('report-sales')
  const { productId, carrier, binderReference, recipients, isEach, isDaily } = report
  const form = useSchemaForm(ProviderReportForm, {
    initialValues: { productId, carrier, binderReference, recipients, isEach, isDaily },
    save: async (values) => {
      await acts.transaction.saveProviderReport(values)
      sayDone(t('saved'))
    },
  })
  return (
    <div className={classes.form}>
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      <TextInput
        label={<OptionalLabel label={t('carrier')} />}
        description={t('carrierHint')}
        disabled={disabled}
        {...form.field('carrier')}
      />
      <TextInput
        label={<OptionalLabel label={t('binder')} />}
        description={t('binderHint')}
        disabled={disabled}
        {...form.field('binderReference')}
      />
      <TagsInput
        label={t('recipients')}
        description={t('recipientsHint')}
        splitChars={[',', ';', ' ']}
        disabled={disabled}
        {...form.field('recipients')}
      />
      <Switch
        label={t('isEach')}
        description={t('isEachHint')}
        disabled={disabled}
        {...form.field('isEach', { type: 'checkbox' })}
      />
      <Switch
        label={t('isDaily')}
        description={t('isDailyHint')}
        disabled={disabled}
        {...form.field('isDaily', { type: 'checkbox' })}
      />
      <p className={classes.quiet}>{t('apiHint')}</p>
      <SaveBar form={form} />
    </div>
  )
}

function Sent({ report: { productId, sent } }: { readonly report: ProviderReport }) {
  const { t } = useTranslation('transaction')
  const times = useTimeTexts()
  const may = useMay('report-sales')
  const send = useAct('transaction.sendReport', { done: () => t('wasSent') })
  return (
    <Card
      title={t('sent')}
      action={
        may && (
          <Button size="sm" variant="default" loading={send.isBusy} onClick={() => send.run({ productId })}>
            {t('sendNow')}
          </Button>
        )
      }
    >
      {sent.length === 0 && <p className={classes.none}>{t('noneSent')}</p>}
      <ul className={classes.sent}>
        {sent.map(({ id, throughDay, rowCount, url, sentAt }) => (
          <li key={id}>
            <a href={url}>{t('file', { on: times.date(throughDay) })}</a>
            <span>{t('rows', { count: rowCount })}</span>
            <span>{times.dateAndTime(sentAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
