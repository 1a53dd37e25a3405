import type { DataSource } from '@coverwright/domain/build/data-source/data-source'
import { Button } from '@mantine/core'
import {
  IconDatabase,
  IconDownload,
  IconEye,
  IconFileSpreadsheet,
  IconPlug,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { ConnectDialog } from './ConnectDialog.tsx'
import { DataHeader } from './DataHeader.tsx'
import { SourceDrawer } from './SourceDrawer.tsx'
import { saveText } from './save-text.ts'
import { UploadDialog } from './UploadDialog.tsx'

type SortKey = 'name' | 'createdAt' | 'updatedAt'

const list = listed(queries.dataSource.listDataSources)

const download = async (id: string) => saveText(await client.dataSource.downloadDataSource({ id }))
const downloadSample = async () => saveText(await client.dataSource.getSample({}))

/** Lists that questions look answers up in. */
export function DataSources() {
  const { t } = useTranslation('data-source')
  const { whole } = useNumberTexts()
  const times = useTimeTexts()
  const mayEdit = useMay('project')
  const mayConnect = useMay('manage-connectors')
  const { shown, show, hide } = useShown('source')
  /** What the dialog is open on: one source, or a new one. */
  const [connecting, setConnecting] = useState<DataSource | 'new'>()
  const [isUploading, setUploading] = useState(false)
  const feedWords = useCallback(
    (feed: DataSource['feed']) => {
      if (!feed) return t('byFile')
      return feed.problem ? said(feed.problem) : t(`times.${feed.every}`)
    },
    [t],
  )
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
        cell: ({ rowCount }) => whole(rowCount),
        csv: ({ rowCount }) => String(rowCount),
      },
      {
        key: 'feed',
        header: t('filled'),
        cell: ({ feed }) => feedWords(feed),
        csv: ({ feed }) => feedWords(feed),
      },
      {
        key: 'updatedAt',
        header: t('changed'),
        sortKey: 'updatedAt',
        cell: ({ updatedAt }) => times.agoAlone(updatedAt),
        csv: ({ updatedAt }) => updatedAt,
      },
    ],
    [t, times, feedWords, whole],
  )
  const remove = async ({ id, name }: DataSource) => {
    await acts.dataSource.deleteDataSource({ id })
    sayDone(t('deleted', { name }))
  }
  const rowActions = (source: DataSource): RowAction[] => [
    { label: t('view'), icon: <IconEye size={16} />, run: () => show(source.id) },
    { label: t('download'), icon: <IconDownload size={16} />, run: () => void download(source.id).catch(sayFailed) },
    ...(mayEdit && mayConnect
      ? [
          {
            label: t(source.feed ? 'editFeed' : 'connect'),
            icon: <IconPlug size={16} />,
            run: () => setConnecting(source),
          },
        ]
      : []),
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
          <DataHeader
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
                  <>
                    {mayConnect && (
                      <Button
                        variant="default"
                        leftSection={<IconPlug size={16} />}
                        onClick={() => setConnecting('new')}
                      >
                        {t('connect')}
                      </Button>
                    )}
                    <Button leftSection={<IconUpload size={16} />} onClick={() => setUploading(true)}>
                      {t('upload')}
                    </Button>
                  </>
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
      <SourceDrawer id={shown} onClose={hide} onEdit={setConnecting} />
      {connecting && (
        <ConnectDialog
          source={connecting === 'new' ? undefined : connecting}
          onClose={() => setConnecting(undefined)}
          onDone={({ id }) => {
            setConnecting(undefined)
            show(id)
          }}
        />
      )}
      <UploadDialog isOpen={isUploading} onClose={() => setUploading(false)} />
    </>
  )
}
