import type { TeamGroup } from '@coverwright/domain/company/member/team'
import { Button } from '@mantine/core'
import { IconFolder, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import { queryClient } from '../../../core/wire/query-client.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, ListQuery, RowAction } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { GroupDialog } from './GroupDialog.tsx'
import { pageOf } from './page-of.ts'
import { groupsQuery } from './queries.ts'
import { UsersHeader } from './UsersHeader.tsx'

type SortKey = 'name' | 'members' | 'createdAt'

const reading = {
  words: ({ name }: TeamGroup) => name,
  keys: {
    name: ({ name }: TeamGroup) => name,
    members: ({ members }: TeamGroup) => members,
    createdAt: ({ createdAt }: TeamGroup) => createdAt,
  },
}

const list = (query: ListQuery<SortKey>) =>
  madeOf(groupsQuery, { ...query }, async () => pageOf(await queryClient.fetchQuery(groupsQuery), query, reading))

export function GroupList() {
  const { t } = useTranslation('member')
  const times = useTimeTexts()
  const navigate = useNavigate()
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
    await acts.permission['group/deleteGroup']({ id: deleting.id })
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
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findGroup')}
        defaultSort="name"
        onOpen={({ id }) => void navigate(pathTo(`/users?groupId=${id}`))}
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
