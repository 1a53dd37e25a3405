import { type Agent, AgentForm } from '@coverwright/domain/agent/agent'
import { Button, Modal, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { OptionalLabel } from '../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import classes from '../member/Dialog.module.css'
import { useAgentChange } from './use-agent-change.ts'

interface AgentDialogProps {
  /** Absent for a new one. */
  readonly agent: Agent | undefined
  readonly onClose: () => void
}

export function AgentDialog({ agent, onClose }: AgentDialogProps) {
  const { t } = useTranslation('agent')
  const { refresh } = useAgentChange()
  const { name = '', email = '', code = '', phone = '' } = agent ?? {}
  const form = useSchemaForm(AgentForm, {
    initialValues: { name, email, code, phone },
    save: async (values) => {
      if (agent) await client.agent.updateAgent({ id: agent.id, ...values })
      else {
        await client.agent.createAgent(values)
        sayDone(t('addedAndTold', { email: values.email }))
      }
      await refresh()
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(agent ? 'editTitle' : 'add')}
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
        <TextInput size="lg" type="email" label={t('email')} {...form.field('email')} />
        <TextInput size="lg" label={t('code')} description={t('codeHint')} {...form.field('code')} />
        <TextInput size="lg" type="tel" label={<OptionalLabel label={t('phone')} />} {...form.field('phone')} />
        <footer className={classes.buttons}>
          <Button size="lg" variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button size="lg" type="submit" loading={form.isSaving}>
            {t(agent ? 'save' : 'add')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
