import type { TeamRole } from '@coverwright/domain/company/member/team'
import { Button } from '@mantine/core'
import { IconIdBadge2, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { madeOf } from '../../../core/wire/queries-of.ts'
import { queryClient } from '../../../core/wire/query-client.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, ListQuery, RowAction } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { pageOf } from './page-of.ts'
import { rolesQuery } from './queries.ts'
import { RoleDrawer } from './RoleDrawer.tsx'
import { UsersHeader } from './UsersHeader.tsx'

type SortKey = 'name' | 'members'

const reading = {
  words: ({ name, description }: TeamRole) => `${name} ${description}`,
  keys: { name: ({ name }: TeamRole) => name, members: ({ members }: TeamRole) => members },
}

const list = (query: ListQuery<SortKey>) =>
  madeOf(rolesQuery, { ...query }, async () => pageOf(await queryClient.fetchQuery(rolesQuery), query, reading))

export function RoleList() {
  const { t } = useTranslation('member')
  const [shown, setShown] = useState<TeamRole | 'new'>()
  const [deleting, setDeleting] = useState<TeamRole>()
  const columns = useMemo<readonly Column<TeamRole, SortKey>[]>(() => {
    const describe = ({ id, role, description }: TeamRole) => (id ? description : t(`roleDescription.${role}`))
    return [
      {
        key: 'name',
        header: t('role'),
        sortKey: 'name',
        cell: (role) => (
          <NameCell
            name={role.name}
            detail={describe(role)}
            icon={
              <Tile tone={role.id ? 'accent' : 'neutral'}>
                <IconIdBadge2 size={15} />
              </Tile>
            }
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'kind',
        header: t('kind'),
        width: 150,
        cell: ({ id }) => <Tag>{t(id ? 'customRole' : 'builtInRole')}</Tag>,
        csv: ({ id }) => t(id ? 'customRole' : 'builtInRole'),
      },
      {
        key: 'permissions',
        header: t('permissions'),
        width: 120,
        isNumber: true,
        cell: ({ permissions }) => permissions.length,
        csv: ({ permissions }) => permissions.length,
      },
      {
        key: 'members',
        header: t('tab.members'),
        sortKey: 'members',
        width: 120,
        isNumber: true,
        cell: ({ members }) => members,
        csv: ({ members }) => members,
      },
    ]
  }, [t])
  const rowActions = (role: TeamRole): RowAction[] => [
    { label: t(role.id ? 'edit' : 'view'), icon: <IconPencil size={16} />, run: () => setShown(role) },
    ...(role.id
      ? [{ label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setDeleting(role) }]
      : []),
  ]
  const remove = async () => {
    if (!deleting?.id) return
    await acts.permission['role/deleteRole']({ id: deleting.id })
    setDeleting(undefined)
  }
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setShown('new')}>
      {t('newRole')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('tab.roles')}
        header={<UsersHeader tab="roles" actions={add} />}
        list={list}
        columns={columns}
        keyOf={({ id, role }) => id ?? role}
        nameOf={({ name }) => name}
        searchLabel={t('findRole')}
        onOpen={setShown}
        rowActions={rowActions}
        empty={<Empty icon={<IconIdBadge2 size={20} />} title={t('noRoles')} description={t('noRolesHint')} />}
      />
      {shown && <RoleDrawer role={shown === 'new' ? undefined : shown} onClose={() => setShown(undefined)} />}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={t('deleteRoleAsk', { name: deleting?.name })}
        consequences={[t('deleteRoleGone')]}
        keep={t('keepRole')}
        act={t('delete')}
        isDangerous
        onKeep={() => setDeleting(undefined)}
        onAct={remove}
      />
    </>
  )
}
