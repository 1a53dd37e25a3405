import type { HubFolder } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { Button } from '@mantine/core'
import {
  IconEye,
  IconEyeOff,
  IconFolderOpen,
  IconFolderPlus,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { FolderDialog } from './FolderDialog.tsx'
import { folderStatuses } from './folder-statuses.ts'
import { ModelDialog } from './ModelDialog.tsx'
import { useFolderActs } from './use-folder-acts.tsx'
import { useFolderColumns } from './use-folder-columns.tsx'

const list = listed(queries.hubFolder.listFolders)
const filesOf = (id: string) => pathTo(`/uploadPIADocument?folder=${id}`)

export function Component() {
  const { t } = useTranslation('hub-folder')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  /** What the dialog is open on: one folder, or a new one. */
  const [editing, setEditing] = useState<HubFolder | 'new'>()
  const [isModelShown, setModelShown] = useState(false)
  const { publish, unpublish, askToDelete, dialog } = useFolderActs()
  // Messages lead here by the folder that they are about.
  const named = params.get('folder')
  useEffect(() => {
    if (named) void navigate(filesOf(named), { replace: true })
  }, [named, navigate])
  const rowActions = (folder: HubFolder): RowAction[] => [
    { label: t('open'), icon: <IconFolderOpen size={16} />, run: () => void navigate(filesOf(folder.id)) },
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(folder) },
    folder.state === 'published'
      ? { label: t('unpublish'), icon: <IconEyeOff size={16} />, run: () => unpublish.run({ id: folder.id }) }
      : { label: t('publish'), icon: <IconEye size={16} />, run: () => publish.run({ id: folder.id }) },
    { label: t('delete'), icon: <IconTrash size={16} />, isDangerous: true, run: () => askToDelete(folder) },
  ]
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <PageHeader
            title={t('title')}
            description={t('description')}
            actions={
              <>
                <Button variant="default" onClick={() => setModelShown(true)}>
                  {t('model.open')}
                </Button>
                <Button variant="default" component={Link} to={pathTo('/productAssign')}>
                  {t('access')}
                </Button>
                <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
                  {t('add')}
                </Button>
              </>
            }
          />
        }
        list={list}
        columns={useFolderColumns()}
        keyOf={({ id }) => id}
        nameOf={({ displayName }) => displayName}
        searchLabel={t('find')}
        filters={useStatusFilter(t('state'), folderStatuses)}
        defaultSort="productName"
        onOpen={({ id }) => void navigate(filesOf(id))}
        rowActions={rowActions}
        empty={
          <Empty
            icon={<IconFolderPlus size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={
              <Button variant="default" onClick={() => setEditing('new')}>
                {t('first')}
              </Button>
            }
          />
        }
      />
      {editing && (
        <FolderDialog
          folder={editing === 'new' ? undefined : editing}
          onSaved={({ id }) => editing === 'new' && void navigate(filesOf(id))}
          onClose={() => setEditing(undefined)}
        />
      )}
      {isModelShown && <ModelDialog onClose={() => setModelShown(false)} />}
      {dialog}
    </>
  )
}
