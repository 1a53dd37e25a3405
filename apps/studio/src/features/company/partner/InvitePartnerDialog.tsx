import { paymentModes } from '@coverwright/domain/company/company/kinds'
import {
  partnersOf,
  partnerTypeNames,
  partnerTypes,
  sideOf,
} from '@coverwright/domain/company/partnership/partner-types'
import { emailAddress, oneOf, requiredText } from '@coverwright/domain/fields'
import { Button, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import classes from '../../../framework/dialog/Dialog.module.css'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'

const shared = { paymentMode: oneOf(paymentModes), note: z.string().trim().max(500) }
const ByMail = z.strictObject({ ...shared, email: emailAddress, partnerType: oneOf(partnerTypes) })
const ByName = z.strictObject({ ...shared, insurerName: requiredText(120) })

interface InvitePartnerDialogProps {
  /** Who is asked by name, where that is known. */
  readonly insurerName?: string
  readonly onClose: () => void
}

/** By mail to whoever it is, or a listed insurer by its name. */
export function InvitePartnerDialog({ insurerName, onClose }: InvitePartnerDialogProps) {
  const { t } = useTranslation('partner')
  const [way, setWay] = useState<'mail' | 'name'>(insurerName === undefined ? 'mail' : 'name')
  return (
    <Dialog onClose={onClose} title={t('inviteTitle')}>
      {insurerName === undefined && (
        <SegmentedControl
          fullWidth
          mb={16}
          aria-label={t('way')}
          value={way}
          onChange={setWay}
          data={[
            { value: 'mail', label: t('byMail') },
            { value: 'name', label: t('byName') },
          ]}
        />
      )}
      {way === 'mail' ? (
        <ByMailForm onClose={onClose} />
      ) : (
        <ByNameForm insurerName={insurerName ?? ''} onClose={onClose} />
      )}
    </Dialog>
  )
}

const useCompany = () => useSession(({ accountData }) => accountData?.company)

function ByMailForm({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('partner')
  const company = useCompany()
  const own = company?.partnerType ?? 'insurer'
  const choices = partnersOf(own)
  const form = useSchemaForm(ByMail, {
    initialValues: {
      email: '',
      partnerType: choices.at(-1) ?? 'broker',
      paymentMode: company?.paymentMode ?? 'both',
      note: '',
    },
    save: async (values) => {
      await acts.login.sendInviteBrokerEmail(values)
      sayDone(t('invited', { email: values.email }))
      onClose()
    },
  })
  return (
    <Form form={form} submit={t('sendInvitation')} onClose={onClose}>
      <TextInput
        size="lg"
        type="email"
        label={t('email')}
        description={t('emailHint')}
        data-autofocus
        {...form.field('email')}
      />
      <Select
        size="lg"
        label={t('type')}
        description={t(`sideHint.${sideOf(own, form.values.partnerType)}`)}
        data={choices.map((value) => ({ value, label: partnerTypeNames[value] }))}
        allowDeselect={false}
        {...form.field('partnerType')}
      />
    </Form>
  )
}

function ByNameForm({ insurerName, onClose }: { readonly insurerName: string; readonly onClose: () => void }) {
  const { t } = useTranslation('partner')
  const company = useCompany()
  const form = useSchemaForm(ByName, {
    initialValues: { insurerName, paymentMode: company?.paymentMode ?? 'both', note: '' },
    save: async (values) => {
      await acts.login.sendInviteBrokerEmail({ ...values, partnerType: 'insurer' })
      sayDone(t('asked', { name: values.insurerName }))
      onClose()
    },
  })
  return (
    <Form form={form} submit={t('ask')} onClose={onClose}>
      <TextInput
        size="lg"
        label={t('insurerName')}
        description={t('insurerNameHint')}
        data-autofocus
        {...form.field('insurerName')}
      />
    </Form>
  )
}

interface FormProps {
  readonly form: Pick<ReturnType<typeof useSchemaForm<typeof ByMail>>, 'submit' | 'failure' | 'isSaving'> & {
    readonly field: (path: 'paymentMode' | 'note') => object
  }
  readonly submit: string
  readonly onClose: () => void
  readonly children: React.ReactNode
}

function Form({ form, submit, onClose, children }: FormProps) {
  const { t } = useTranslation('partner')
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      {children}
      <Select
        size="lg"
        label={t('paymentMode')}
        description={t('paymentModeHint')}
        data={paymentModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        allowDeselect={false}
        {...form.field('paymentMode')}
      />
      <Textarea size="lg" rows={3} label={<OptionalLabel label={t('note')} />} {...form.field('note')} />
      <footer className={classes.buttons}>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size="lg" type="submit" loading={form.isSaving}>
          {submit}
        </Button>
      </footer>
    </form>
  )
}
