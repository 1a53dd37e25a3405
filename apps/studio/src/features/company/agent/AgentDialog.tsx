import { type Agent, AgentForm } from '@coverwright/domain/company/agent/agent'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

interface AgentDialogProps {
  /** Absent for a new one. */
  readonly agent: Agent | undefined
  readonly onClose: () => void
}

export function AgentDialog({ agent, onClose }: AgentDialogProps) {
  const { t } = useTranslation('agent')
  const { name = '', email = '', code = '', phone = '' } = agent ?? {}
  const form = useSchemaForm(AgentForm, {
    initialValues: { name, email, code, phone },
    save: async (values) => {
      if (agent) await acts.agent.updateAgent({ id: agent.id, ...values })
      else {
        await acts.agent.createAgent(values)
        sayDone(t('addedAndTold', { email: values.email }))
      }
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(agent ? 'editTitle' : 'add')}
      form={form}
      keep={t('cancel')}
      act={t(agent ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      <TextInput size="lg" type="email" label={t('email')} {...form.field('email')} />
      <TextInput size="lg" label={t('code')} description={t('codeHint')} {...form.field('code')} />
      <TextInput size="lg" type="tel" label={<OptionalLabel label={t('phone')} />} {...form.field('phone')} />
    </FormDialog>
  )
}
