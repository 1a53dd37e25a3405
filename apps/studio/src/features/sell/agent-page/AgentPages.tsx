import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import { maxAgentPages } from '@coverwright/domain/sell/agent-page/agent-page-limits'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconPlus, IconUserSquare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { siteAddress } from '../../build/launch/site-address.ts'
import { QrDialog } from '../channel/QrDialog.tsx'
import { AgentPageDialog } from './AgentPageDialog.tsx'
import { AgentPageHeader } from './AgentPageHeader.tsx'
import { useAgentPageColumns } from './agent-page-columns.tsx'
import { DesignPage } from './DesignPage.tsx'
import { EditAgentPage } from './EditAgentPage.tsx'
import { SubdomainDialog } from './SubdomainDialog.tsx'
import { TemplateChoiceDialog } from './TemplateChoiceDialog.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { useAgentPageActions } from './use-agent-page-actions.tsx'

const list = listed(queries.directPage.list)

/** Up to five, each of an agent and on a name of its own. */
export function AgentPages() {
  const { t } = useTranslation('agent-page')
  const columns = useAgentPageColumns()
  /** What a dialog is open on. */
  const [editing, setEditing] = useState<AgentPage | 'new'>()
  const [binding, setBinding] = useState<AgentPage>()
  const [choosing, setChoosing] = useState<AgentPage>()
  const [designing, setDesigning] = useState<AgentPage>()
  const [coded, setCoded] = useState<AgentPage>()
  const [isUploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<AgentPage>()
  const rowActions = useAgentPageActions({
    onEdit: setEditing,
    onBind: setBinding,
    onChoose: setChoosing,
    onDesign: setDesigning,
    onCode: setCoded,
    onRemove: setRemoving,
  })
  const all = useQuery(queries.directPage.list({}, { nowPage: 1, pageSize: 10 }))
  const isFull = (all.data?.items.length ?? 0) >= maxAgentPages
  const remove = async () => {
    if (removing) await acts.directPage.remove({ id: removing.id })
    setRemoving(undefined)
  }
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  const ways = (
    <>
      <Button variant="default" leftSection={<IconFileSpreadsheet size={16} />} onClick={() => setUploading(true)}>
        {t('upload.open')}
      </Button>
      {add('filled')}
    </>
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={<AgentPageHeader tab="pages" actions={isFull ? <span>{t('full')}</span> : ways} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ agentName }) => agentName}
        searchLabel={t('find')}
        defaultSort="agentName"
        onOpen={setEditing}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconUserSquare size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={add('default')}
          />
        }
      />
      {editing === 'new' && <AgentPageDialog page={undefined} onClose={() => setEditing(undefined)} />}
      {editing && editing !== 'new' && <EditAgentPage id={editing.id} onClose={() => setEditing(undefined)} />}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
      {binding && <SubdomainDialog page={binding} onClose={() => setBinding(undefined)} />}
      {choosing && <TemplateChoiceDialog page={choosing} onClose={() => setChoosing(undefined)} />}
      {designing && <DesignPage page={designing} onClose={() => setDesigning(undefined)} />}
      {coded?.host && <QrDialog url={siteAddress(coded.host, location)} onClose={() => setCoded(undefined)} />}
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('removeAsk', { name: removing?.agentName })}
        consequences={[t('removeOff'), t('removeGone'), t('removeSales')]}
        keep={t('removeKeep')}
        act={t('remove')}
        isDangerous
        onKeep={() => setRemoving(undefined)}
        onAct={remove}
      />
    </>
  )
}
