import { hostName } from '@coverwright/domain/publish/release/mount'
import { hostTyped, labelOf } from '@coverwright/domain/publish/release/site-host'
import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'

interface SubdomainDialogProps {
  readonly page: AgentPage
  readonly onClose: () => void
}

/** Where the page stands: a name under the platform's own, or under a domain that the company has proven. */
export function SubdomainDialog({ page, onClose }: SubdomainDialogProps) {
  const places = useQuery(queries.publisher.getPlaces({}))
  return places.data ? <Name page={page} siteDomain={places.data.siteDomain} onClose={onClose} /> : null
}

function Name({ page, siteDomain, onClose }: SubdomainDialogProps & { readonly siteDomain: string }) {
  const { t } = useTranslation('agent-page')
  const typed = z.string().transform((text) => hostTyped(text, siteDomain))
  const form = useSchemaForm(z.strictObject({ host: typed.pipe(hostName) }), {
    initialValues: { host: page.host ?? `${labelOf(page.agentName)}.${siteDomain}` },
    save: async ({ host }) => {
      await acts.directPage.bindSubdomain({ id: page.id, host })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('subdomainTitle', { name: page.agentName })}
      form={form}
      keep={t('cancel')}
      act={t('subdomainAct')}
      onClose={onClose}
    >
      <TextInput
        size="lg"
        label={t('host')}
        description={t('hostHint', { example: `edda.${siteDomain}` })}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        {...form.field('host')}
      />
    </FormDialog>
  )
}
