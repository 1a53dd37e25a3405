import { type Contact, ContactForm } from '@coverwright/domain/company/contact/contact'
import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'

interface ContactDialogProps {
  /** Absent for a new one. */
  readonly contact: Contact | undefined
  readonly onClose: () => void
}

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact')
  const { name = '', department = '', email = '', phone = '', isShared = false } = contact ?? {}
  const form = useSchemaForm(ContactForm, {
    initialValues: { name, department, email, phone, isShared },
    save: async (values) => {
      if (contact) await acts.contact.updateContact({ id: contact.id, ...values })
      else await acts.contact.createContact(values)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(contact ? 'editTitle' : 'add')}
      form={form}
      keep={t('cancel')}
      act={t(contact ? 'save' : 'add')}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
