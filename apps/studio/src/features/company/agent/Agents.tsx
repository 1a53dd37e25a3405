import type { Agent } from '@coverwright/domain/company/agent/agent'
import { agentLifecycle } from '@coverwright/domain/company/agent/agent-lifecycle'
import { Button } from '@mantine/core'
import {
  IconCircleDashed,
  IconIdBadge2,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, Filter, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { statusesOf } from '../../../framework/status/statuses.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { AgentDialog } from './AgentDialog.tsx'

type SortKey = 'name' | 'email' | 'code' | 'state' | 'createdAt'

const looks = statusesOf(agentLifecycle, { activated: 'activated', deactivated: 'deactivated' })

const list = listed(queries.agent.listAgents)

export function Component() {
  const { t } = useTranslation('agent')
  const times = useTimeTexts()
  const mayManage = useMay('manage-agents')
  const activate = useAct('agent.activateAgent')
  const deactivate = useAct('agent.deactivateAgent', {
    done: ({ name }) => t('deactivated', { name }),
    undo: ({ id }) => activate.send({ id }),
  })
  /** What the dialog is open on: one agent, or a new one. */
  const [editing, setEditing] = useState<Agent | 'new'>()
  const columns = useMemo<readonly Column<Agent, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, phone }) => <NameCell name={name} detail={phone || null} icon={<PersonTile name={name} />} />,
        csv: ({ name }) => name,
      },
      {
        key: 'email',
        header: t('email'),
        sortKey: 'email',
        width: 280,
        cell: ({ email }) => email,
        csv: ({ email }) => email,
      },
      {
        key: 'code',
        header: t('code'),
        sortKey: 'code',
        width: 160,
        cell: ({ code }) => code,
        csv: ({ code }) => code,
      },
      {
        key: 'state',
        header: t('status'),
        sortKey: 'state',
        width: 130,
        cell: ({ state }) => <StatusBadge status={looks[state]} />,
        csv: ({ state }) => t(`framework:status.${looks[state]}`),
      },
      {
        key: 'createdAt',
        header: t('added'),
        sortKey: 'createdAt',
        width: 130,
        cell: ({ createdAt }) => <span title={times.dateAndTime(createdAt)}>{times.agoAlone(createdAt)}</span>,
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'state',
        label: t('status'),
        icon: <IconCircleDashed size={14} />,
        options: agentLifecycle.states.map((value) => ({ value, label: t(`framework:status.${looks[value]}`) })),
      },
    ],
    [t],
  )
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
        empty={<Empty icon={<IconIdBadge2 size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      {editing && <AgentDialog agent={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
