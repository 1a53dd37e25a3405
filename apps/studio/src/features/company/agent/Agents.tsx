import type { Agent } from '@coverwright/domain/company/agent/agent'
import { Button } from '@mantine/core'
import { IconIdBadge2, IconPencil, IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { AgentDialog } from './AgentDialog.tsx'
import { agentStatuses, useAgentColumns } from './agent-columns.tsx'

const list = listed(queries.agent.listAgents)

export function Component() {
  const { t } = useTranslation('agent')
  const mayManage = useMay('manage-agents')
  const activate = useAct('agent.activateAgent')
  const deactivate = useAct('agent.deactivateAgent', {
    done: ({ name }) => t('deactivated', { name }),
    undo: ({ id }) => activate.send({ id }),
  })
  /** What the dialog is open on: one agent, or a new one. */
  const [editing, setEditing] = useState<Agent | 'new'>()
  const columns = useAgentColumns()
  const filters = useStatusFilter(t('status'), agentStatuses)
  const rowActions = (agent: Agent): RowAction[] =>
    mayManage
      ? [
          { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(agent) },
          agent.state === 'activated'
            ? {
                label: t('deactivate'),
                icon: <IconPlayerPause size={16} />,
                isDangerous: true,
                run: () => deactivate.run({ id: agent.id }),
              }
            : { label: t('activate'), icon: <IconPlayerPlay size={16} />, run: () => activate.run({ id: agent.id }) },
        ]
      : []
  const add = mayManage && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={<PageHeader title={t('title')} description={t('description')} actions={add} />}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="name"
        {...(mayManage && { onOpen: setEditing })}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconIdBadge2 size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={
              mayManage && (
                <Button variant="default" onClick={() => setEditing('new')}>
                  {t('first')}
                </Button>
              )
            }
          />
        }
      />
      {editing && <AgentDialog agent={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
