import { CreditNoteForm } from '@coverwright/domain/company/plan-order/plan-order'
import { Button, NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import classes from './Plan.module.css'

const empty = { referenceNumber: '', invoiceNumber: '', netMinor: 0, reason: '' }

/** For the operator's staff: an invoice is never changed, what was wrong with it is given back. */
export function CreditForm() {
  const { t } = useTranslation('plan')
  const form = useSchemaForm(CreditNoteForm, {
    initialValues: empty,
    afterwards: empty,
    save: async (values) => {
      const { number } = await acts.payment.creditInvoice(values)
      sayDone(t('credit.written', { number }))
    },
  })
  return (
    <Card className={classes.card} title={t('credit.title')}>
      <form
        className={classes.inside}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <p className={classes.hint}>{t('credit.hint')}</p>
        <TextInput label={t('transfer.reference')} placeholder="CW-0000-0000-0000" {...form.field('referenceNumber')} />
        <TextInput label={t('credit.invoice')} placeholder="CW-000000" {...form.field('invoiceNumber')} />
        <NumberInput label={t('credit.net')} min={1} allowDecimal={false} {...form.field('netMinor')} />
        <TextInput label={t('credit.reason')} {...form.field('reason')} />
        <div className={classes.buttons}>
          <Button type="submit" variant="default" loading={form.isSaving}>
            {t('credit.write')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
