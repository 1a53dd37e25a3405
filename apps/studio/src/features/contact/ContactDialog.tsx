import { type Contact, ContactForm } from '@coverwright/domain/contact/contact'
import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { OptionalLabel } from '../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import classes from '../member/Dialog.module.css'
import { useContactChange } from './use-contact-change.ts'

interface ContactDialogProps {
  /** Absent for a new one. */
  readonly contact: Contact | undefined
  readonly onClose: () => void
}

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact')
  const { refresh } = useContactChange()
  const { name = '', department = '', email = '', phone = '', isShared = false } = contact ?? {}
  const form = useSchemaForm(ContactForm, {
    initialValues: { name, department, email, phone, isShared },
    save: async (values) => {
      if (contact) await client.contact.updateContact({ id: contact.id, ...values })
      else await client.contact.createContact(values)
      await refresh()
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(contact ? 'editTitle' : 'add')}
      closeButtonProps={{ 'aria-label': t('framework:close') }}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
        <TextInput
          size="lg"
          label={<OptionalLabel label={t('department')} />}
          description={t('departmentHint')}
          {...form.field('department')}
        />
        <TextInput size="lg" type="email" label={t('email')} {...form.field('email')} />
        <TextInput size="lg" type="tel" label={<OptionalLabel label={t('phone')} />} {...form.field('phone')} />
        <Checkbox label={t('share')} description={t('shareHint')} {...form.field('isShared', { type: 'checkbox' })} />
        <footer className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="lg" type="submit" loading={form.isSaving}>
            {t(contact ? 'save' : 'add')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
