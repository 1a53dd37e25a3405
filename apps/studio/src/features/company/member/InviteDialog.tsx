import { emailAddress, requiredText } from '@coverwright/domain/fields'
import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { groupsQuery, rolesQuery } from './queries.ts'
import { placeOf, roleChoices } from './role-choice.ts'

const InviteForm = z.strictObject({
  email: emailAddress,
  name: z.string().trim().max(80),
  choice: requiredText(),
  groupId: z.string().nullable(),
})

const trial = 'trial'

interface InviteDialogProps {
  readonly onClose: () => void
  /** A trial user's link is handed over by whoever made it. */
  readonly onLink: (link: string) => void
}

export function InviteDialog({ onClose, onLink }: InviteDialogProps) {
  const { t } = useTranslation('member')
  const own = useSession(({ accountData }) => accountData?.member.role ?? 'standard')
  const roles = useQuery(rolesQuery)
  const groups = useQuery(groupsQuery)
  const form = useSchemaForm(InviteForm, {
    initialValues: { email: '', name: '', choice: 'standard', groupId: null },
    save: async ({ email, name, choice, groupId }) => {
      if (choice === trial) onLink((await acts.login.inviteTrialUser({ email, name })).link)
      else {
        await acts.login.sendSecondaryUserEmail({ email, name, ...placeOf(choice), groupId })
        sayDone(t('invited', { email }))
      }
      onClose()
    },
  })
  const isTrial = form.values.choice === trial
  return (
    <FormDialog
      title={t('inviteTitle')}
      form={form}
      keep={t('cancel')}
      act={t(isTrial ? 'makeLink' : 'sendInvitation')}
      onClose={onClose}
    >
      <TextInput size="lg" type="email" label={t('email')} data-autofocus {...form.field('email')} />
      <TextInput size="lg" label={<OptionalLabel label={t('name')} />} {...form.field('name')} />
      <Select
        size="lg"
        label={t('role')}
        description={t(hintOf(form.values.choice))}
        data={[...roleChoices(own, roles.data ?? []), { value: trial, label: t('trialUser') }]}
        allowDeselect={false}
        {...form.field('choice')}
      />
      {!isTrial && (groups.data ?? []).length > 0 && (
        <Select
          size="lg"
          label={<OptionalLabel label={t('group')} />}
          data={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          clearable
          clearButtonProps={{ 'aria-label': t('noGroup') }}
          {...form.field('groupId')}
        />
      )}
    </FormDialog>
  )
}

const hints = {
  admin: 'roleHint.admin',
  standard: 'roleHint.standard',
  designer: 'roleHint.designer',
  trial: 'roleHint.trial',
} as const

const hintOf = (choice: string) => hints[choice as keyof typeof hints] ?? 'roleHint.own'
