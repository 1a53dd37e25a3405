import type { CustomerDetail } from '@coverwright/domain/sell/customer/customer'
import { NoteForm } from '@coverwright/domain/sell/customer/customer'
import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Customer.module.css'

interface CustomerNotesProps {
  readonly customer: CustomerDetail
}

export function CustomerNotes({ customer }: CustomerNotesProps) {
  const { t } = useTranslation('customer')
  const times = useTimeTexts()
  const form = useSchemaForm(NoteForm, {
    initialValues: { id: customer.id, text: '' },
    save: (values) => acts.customer.addNote(values),
    // Only what was added goes: the next note may have been begun meanwhile.
    afterwards: { text: '' },
  })
  return (
    <section aria-label={t('notes')}>
      <h3>{t('notes')}</h3>
      {customer.notes.length === 0 && <p className={classes.quiet}>{t('noNotes')}</p>}
      <ul className={classes.notes}>
        {customer.notes.map(({ text, by, at }) => (
          <li key={`${at} ${text}`}>
            <p>{text}</p>
            <small>
              {by}, {times.dateAndTime(at)}
            </small>
          </li>
        ))}
      </ul>
      {!customer.isErased && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          {form.failure !== undefined && <ErrorAlert error={form.failure} />}
          <Textarea label={t('note')} rows={2} maxLength={2000} {...form.field('text')} />
          <Button className={classes.add ?? ''} size="sm" variant="default" type="submit" loading={form.isSaving}>
            {t('addNote')}
          </Button>
        </form>
      )}
    </section>
  )
}
