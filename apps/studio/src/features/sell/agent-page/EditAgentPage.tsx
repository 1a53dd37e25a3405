import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { AgentPageDialog } from './AgentPageDialog.tsx'

interface EditAgentPageProps {
  readonly id: string
  readonly onClose: () => void
}

/** As it is now: what the agent or a colleague has changed since the list was read is not written over. */
export function EditAgentPage({ id, onClose }: EditAgentPageProps) {
  const { t } = useTranslation('agent-page')
  const page = useQuery({ ...queries.directPage.get({ id }), staleTime: 0, gcTime: 0 })
  if (page.data) return <AgentPageDialog page={page.data} onClose={onClose} />
  if (!page.isError) return null
  return (
    <Dialog title={t('editTitle')} onClose={onClose}>
      <ErrorAlert error={page.error} onRetry={() => void page.refetch()} />
    </Dialog>
  )
}
