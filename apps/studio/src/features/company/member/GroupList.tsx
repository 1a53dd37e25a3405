import type { TeamGroup } from '@coverwright/domain/company/member/team'
import { Button } from '@mantine/core'
import { IconFolder, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { client } from '../../../core/wire/client.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { pageOf } from './page-of.ts'
import { groupsQuery, teamKey } from './queries.ts'
import { UsersHeader } from './UsersHeader.tsx'
import { useTeamChange } from './use-team-change.ts'

type SortKey = 'name' | 'members' | 'createdAt'

const reading = {
  words: ({ name }: TeamGroup) => name,
  keys: {
    name: ({ name }: TeamGroup) => name,
    members: ({ members }: TeamGroup) => members,
    createdAt: ({ createdAt }: TeamGroup) => createdAt,
  },
}

export function GroupList() {
  const { t } = useTranslation('member')
  const times = useTimeTexts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { refresh } = useTeamChange()
  const [editing, setEditing] = useState<TeamGroup | 'new'>()
  const [deleting, setDeleting] = useState<TeamGroup>()
  const columns = useMemo<readonly Column<TeamGroup, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('group'),
        sortKey: 'name',
        cell: ({ name }) => (
          <NameCell
            name={name}
            icon={
              <Tile tone="neutral">
                <IconFolder size={15} />
              </Tile>
            }
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'members',
        header: t('tab.members'),
        sortKey: 'members',
        width: 140,
        isNumber: true,
        cell: ({ members }) => members,
        csv: ({ members }) => members,
      },
      {
        key: 'createdAt',
        header: t('dateAdded'),
        sortKey: 'createdAt',
        width: 180,
        cell: ({ createdAt }) => <span title={times.dateAndTime(createdAt)}>{times.agoAlone(createdAt)}</span>,
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  const rowActions = (group: TeamGroup): RowAction[] => [
    { label: t('rename'), icon: <IconPencil size={16} />, run: () => setEditing(group) },
    { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setDeleting(group) },
  ]
  const remove = async () => {
    if (!deleting) return
    await client.permission['group/deleteGroup']({ id: deleting.id })
    await refresh()
    setDeleting(undefined)
  }
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('newGroup')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('tab.groups')}
        header={<UsersHeader tab="groups" actions={add} />}
        queryKey={[...teamKey, 'groupList']}
        load={async (query) => pageOf(await queries.fetchQuery(groupsQuery), query, reading)}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findGroup')}
        defaultSort="name"
        onOpen={({ id }) => void navigate(`/users?groupId=${id}`)}
        rowActions={rowActions}
        empty={<Empty icon={<IconFolder size={20} />} title={t('noGroups')} description={t('noGroupsHint')} />}
      />
      {editing && <GroupDialog group={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={t('deleteGroupAsk', { name: deleting?.name })}
        consequences={[t('deleteGroupStay', { count: deleting?.members ?? 0 })]}
        keep={t('keepGroup')}
        act={t('delete')}
        isDangerous
        onKeep={() => setDeleting(undefined)}
        onAct={remove}
      />
    </>
  )
}
