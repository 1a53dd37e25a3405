import type { DataSource } from '@coverwright/domain/build/data-source/data-source'
import { Button } from '@mantine/core'
import { IconDatabase, IconDownload, IconEye, IconFileSpreadsheet, IconTrash, IconUpload } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { SourceDrawer } from './SourceDrawer.tsx'
import { saveText } from './save-text.ts'
import { UploadDialog } from './UploadDialog.tsx'

type SortKey = 'name' | 'createdAt' | 'updatedAt'

const list = listed(queries.dataSource.listDataSources)

const download = async (id: string) => saveText(await client.dataSource.downloadDataSource({ id }))
const downloadSample = async () => saveText(await client.dataSource.getSample({}))

export function Component() {
  const { t } = useTranslation('data-source')
  const times = useTimeTexts()
  const mayEdit = useMay('project')
  const [shown, show] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const columns = useMemo<readonly Column<DataSource, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name }) => <DataName name={name} />,
        csv: ({ name }) => name,
      },
      {
        key: 'columns',
        header: t('columns'),
        cell: (source) => source.columns.map(({ name }) => name).join(', '),
        csv: (source) => source.columns.map(({ name }) => name).join(', '),
      },
      {
        key: 'rows',
        header: t('rows'),
        cell: ({ rowCount }) => rowCount.toLocaleString('en-GB'),
        csv: ({ rowCount }) => String(rowCount),
      },
      {
        key: 'updatedAt',
        header: t('changed'),
        sortKey: 'updatedAt',
        cell: ({ updatedAt }) => times.agoAlone(updatedAt),
        csv: ({ updatedAt }) => updatedAt,
      },
    ],
    [t, times],
  )
  const remove = async ({ id, name }: DataSource) => {
    await acts.dataSource.deleteDataSource({ id })
    sayDone(t('deleted', { name }))
  }
  const rowActions = (source: DataSource): RowAction[] => [
    { label: t('view'), icon: <IconEye size={16} />, run: () => show(source.id) },
    { label: t('download'), icon: <IconDownload size={16} />, run: () => void download(source.id).catch(sayFailed) },
    ...(mayEdit
      ? [
          {
            label: t('delete'),
            icon: <IconTrash size={16} />,
            isDangerous: true,
            run: () => void remove(source).catch(sayFailed),
          },
        ]
      : []),
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
                <Button
                  variant="default"
                  leftSection={<IconFileSpreadsheet size={16} />}
                  onClick={() => void downloadSample().catch(sayFailed)}
                >
                  {t('sample')}
                </Button>
                {mayEdit && (
                  <Button leftSection={<IconUpload size={16} />} onClick={() => setUploading(true)}>
                    {t('upload')}
                  </Button>
                )}
              </>
            }
          />
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        onOpen={({ id }) => show(id)}
        rowActions={rowActions}
        empty={<Empty icon={<IconDatabase size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      <SourceDrawer id={shown} onClose={() => show(undefined)} />
      <UploadDialog isOpen={isUploading} onClose={() => setUploading(false)} />
    </>
  )
}
