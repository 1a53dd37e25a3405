import type { AppGroup } from '@coverwright/domain/assist/app-member/app-member'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { PeopleHeader } from './PeopleHeader.tsx'

const list = listed(queries.appMember.listGroups)

const useColumns = columnsFor<AppGroup, 'name' | 'createdAt'>('app-member', ({ name, count, ago }) => [
  name('name', {
    header: 'group',
    sortKey: 'name',
    icon: () => (
      <Tile tone="neutral">
        <IconUsersGroup size={15} />
      </Tile>
    ),
  }),
  count('members', { header: 'people' }),
  ago('createdAt', { header: 'added', sortKey: 'createdAt' }),
])

export function GroupList() {
  const { t } = useTranslation('app-member')
  const readiness = useQuery(queries.appMember.getReadiness({}))
  const [editing, setEditing] = useState<AppGroup | 'new'>()
  const [deleting, setDeleting] = useState<AppGroup>()
  const save = async (name: string) => {
    if (editing === 'new') await acts.appMember.createGroup({ name })
    else if (editing) await acts.appMember.renameGroup({ id: editing.id, name })
    setEditing(undefined)
  }
  const remove = async () => {
    if (deleting) await acts.appMember.deleteGroup({ id: deleting.id })
    setDeleting(undefined)
  }
  const isFirst = editing === 'new' && readiness.data?.groups === 0
  return (
    <>
      <ListScreen
        name={t('tab.groups')}
        header={
          <PeopleHeader
            tab="groups"
            actions={
              <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
                {t('newGroup')}
              </Button>
            }
          />
        }
        list={list}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findGroup')}
        defaultSort="name"
        onOpen={setEditing}
        rowActions={(group) => [
          { label: t('rename'), icon: <IconPencil size={16} />, run: () => setEditing(group) },
          { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => setDeleting(group) },
        ]}
        empty={<Empty icon={<IconUsersGroup size={20} />} title={t('noGroups')} description={t('noGroupsHint')} />}
      />
      {editing && (
        <NameDialog
          title={t(editing === 'new' ? 'newGroup' : 'renameGroup')}
          label={t('name')}
          {...(isFirst && { hint: t('firstGroup') })}
          name={editing === 'new' ? '' : editing.name}
          maxLength={60}
          keep={t('cancel')}
          act={t(editing === 'new' ? 'newGroup' : 'save')}
          onSave={save}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={deleting !== undefined}
        title={t('deleteGroupAsk', { name: deleting?.name })}
        consequences={[
          t('deleteGroupStay', { count: deleting?.members ?? 0 }),
          ...(readiness.data?.groups === 1 ? [t('deleteGroupLast')] : []),
        ]}
        keep={t('keepGroup')}
        act={t('delete')}
        isDangerous
        onKeep={() => setDeleting(undefined)}
        onAct={remove}
      />
    </>
  )
}
