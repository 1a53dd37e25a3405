import { TransferForm } from '@coverwright/domain/company/plan-order/plan-order'
import { Button, NumberInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { CreditForm } from './CreditForm.tsx'
import classes from './Plan.module.css'

const empty = { referenceNumber: '', orderNumber: '', amountMinor: 0 }

/** For the operator's staff: what came to the bank account is put to its order. */
export function Transfers({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  const form = useSchemaForm(TransferForm, {
    initialValues: empty,
    afterwards: empty,
    save: async (values) => {
      const { number } = await acts.payment.recordTransfer(values)
      sayDone(t('transfer.recorded', { number }))
    },
  })
  return (
    <Page>
      {header}
      <div className={classes.cards}>
        <Card className={classes.card} title={t('transfer.title')}>
          <form
            className={classes.inside}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void form.submit()
            }}
          >
            {form.failure !== undefined && <ErrorAlert error={form.failure} />}
            <p className={classes.hint}>{t('transfer.hint')}</p>
            <TextInput
              label={t('transfer.reference')}
              placeholder="CW-0000-0000-0000"
              {...form.field('referenceNumber')}
            />
            <TextInput label={t('transfer.order')} placeholder="O-00000-00000" {...form.field('orderNumber')} />
            <NumberInput label={t('transfer.amount')} min={1} allowDecimal={false} {...form.field('amountMinor')} />
            <div className={classes.buttons}>
              <Button type="submit" loading={form.isSaving}>
                {t('transfer.record')}
              </Button>
            </div>
          </form>
        </Card>
        <CreditForm />
      </div>
    </Page>
  )
}
