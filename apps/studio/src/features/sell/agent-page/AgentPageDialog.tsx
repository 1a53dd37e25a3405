import { type AgentPage, AgentPageForm, emptyProfile } from '@coverwright/domain/sell/agent-page/agent-page'
import { Switch, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductsSelect } from '../../../parts/product/ProductSelect.tsx'
import { ContactFields } from './ContactFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { PhotoFields } from './PhotoFields.tsx'

interface AgentPageDialogProps {
  /** Absent for a new one. */
  readonly page: AgentPage | undefined
  readonly onClose: () => void
}

/** Of a page, what the form asks for. */
const formOf = (page: AgentPage): AgentPageForm => ({
  name: page.agentName,
  email: page.agentEmail,
  bannerPhotoId: page.bannerPhotoId,
  picturePhotoId: page.picturePhotoId,
  backgroundPhotoId: page.backgroundPhotoId,
  location: page.location,
  socialLinks: page.socialLinks,
  chat: page.chat,
  workingHours: page.workingHours,
  awayMessage: page.awayMessage,
  productIds: page.productIds,
  isAppointedRepresentative: page.isAppointedRepresentative,
})

export function AgentPageDialog({ page, onClose }: AgentPageDialogProps) {
  const { t } = useTranslation('agent-page')
  const form = useSchemaForm(AgentPageForm, {
    initialValues: page ? formOf(page) : { name: '', email: '', ...emptyProfile },
    save: async (values) => {
      const { name: _name, email: _email, ...profile } = values
      if (page) {
        const changed = await acts.directPage.change({ id: page.id, updatedAt: page.updatedAt, ...profile })
        if (changed.askedAt !== page.askedAt) sayDone(t('askedForAppointment', { email: changed.agentEmail }))
      } else {
        await acts.directPage.create(values)
        sayDone(t('asked', { email: values.email }))
      }
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(page ? 'editTitle' : 'add')}
      size={640}
      form={form}
      keep={t('cancel')}
      act={t(page ? 'save' : 'add')}
      onClose={onClose}
    >
      {page ? (
        <LockedField label={t('agent')} value={`${page.agentName}, ${page.agentEmail}`} reason={t('agentStays')} />
      ) : (
        <>
          <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
          <TextInput size="lg" type="email" label={t('email')} description={t('emailHint')} {...form.field('email')} />
        </>
      )}
      <PhotoFields form={form} page={page} />
      <TextInput size="lg" label={<OptionalLabel label={t('location')} />} {...form.field('location')} />
      <ContactFields form={form} />
      <HoursFields form={form} />
      <Textarea
        size="lg"
        autosize
        label={<OptionalLabel label={t('awayMessage')} />}
        description={t('awayMessageHint')}
        {...form.field('awayMessage')}
      />
      <ProductsSelect
        size="lg"
        label={<OptionalLabel label={t('products')} />}
        description={t('productsHint')}
        {...form.field('productIds')}
      />
      <Switch
        label={t('isAppointedRepresentative')}
        description={t('isAppointedRepresentativeHint')}
        {...form.field('isAppointedRepresentative', { type: 'checkbox' })}
      />
    </FormDialog>
  )
}
