import { Curl } from '@coverwright/domain/build/connector/connector'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import type { ConnectorEditing } from './use-connector-form.ts'

interface CurlDialogProps {
  readonly form: ConnectorEditing
  readonly onClose: () => void
}

/** Fills the form from a command; what it takes out of it is put where it belongs, the secret with the secrets. */
export function CurlDialog({ form, onClose }: CurlDialogProps) {
  const { t } = useTranslation('connector')
  const pasted = useSchemaForm(Curl, {
    initialValues: { command: '' },
    save: async ({ command }) => {
      const { secret, leftOut, ...read } = await client.apiConnector.importCurl({ command })
      for (const part of ['method', 'address', 'headers', 'params', 'body', 'authentication'] as const)
        form.setValue(part, read[part])
      form.setValue('secret', secret ?? undefined)
      if (leftOut.length > 0) sayDone(t('leftOut', { what: leftOut.join(', ') }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('pasteTitle')} size={640} form={pasted} keep={t('cancel')} act={t('read')} onClose={onClose}>
      <Textarea
        label={t('command')}
        description={t('commandHint')}
        autosize
        minRows={5}
        maxRows={14}
        data-autofocus
        styles={{ input: { fontFamily: 'var(--cw-mono)' } }}
        {...pasted.field('command')}
      />
    </FormDialog>
  )
}
