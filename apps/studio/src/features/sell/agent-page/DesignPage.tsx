import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { screensOf } from '../../build/template/template-paths.ts'

interface DesignPageProps {
  readonly page: AgentPage
  readonly onClose: () => void
}

const editorOf = (templateId: string) => pathTo(`${screensOf['agent-page'].create}?template=${templateId}`)

/** Leads to the design that a page has for itself; where it has none, one is begun. */
export function DesignPage({ page, onClose }: DesignPageProps) {
  const { t } = useTranslation('agent-page')
  const go = useNavigate()
  const { id, agentName, template } = page
  if (template?.isOwn && template.state === 'active') return <Navigate to={editorOf(template.id)} />
  const begin = async () => {
    const made = await acts.directPage.design({ id })
    void go(editorOf(made.id))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('design.ask', { name: agentName })}
      consequences={[
        t('design.begins'),
        ...(template ? [t('design.apart', { template: template.name })] : []),
        t('design.alone'),
      ]}
      keep={t('design.keep')}
      act={t('design.act')}
      onKeep={onClose}
      onAct={begin}
    />
  )
}
