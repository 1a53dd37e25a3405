import { type HubFile, hubFileCategories } from '@coverwright/domain/assist/hub-file/hub-file'
import type { HubFolderDetail } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { Button, Select } from '@mantine/core'
import { IconFolderOpen, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { useShown } from '../../../framework/list/use-shown.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import { TalkBox } from '../product-talk/TalkBox.tsx'
import { FileRow } from './FileRow.tsx'
import { FolderDialog } from './FolderDialog.tsx'
import { folderStatuses } from './folder-statuses.ts'
import classes from './HubFolder.module.css'
import { useFolderActs } from './use-folder-acts.tsx'

/** The files of one folder: what they are, what replaced them, and what the app would say. */
export function Component() {
  const { t } = useTranslation('hub-folder')
  const { shown, show } = useShown('folder')
  const detail = useQuery(once(shown, (id) => queries.hubFolder.getFolder({ id })))
  if (!shown) return <ChooseFolder onChoose={show} />
  if (detail.isLoadingError)
    return (
      <Page>
        <PageHeader parent={{ title: t('title'), path: '/pia' }} title={t('file.title')} />
        <ErrorAlert error={detail.error} onRetry={() => void detail.refetch()} />
      </Page>
    )
  return detail.data ? <Files detail={detail.data} /> : null
}

function ChooseFolder({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { t } = useTranslation('hub-folder')
  const found = useQuery(queries.hubFolder.listFolders({}, { nowPage: 1, pageSize: 50, orderBy: 'productName' }))
  return (
    <Page>
      <PageHeader parent={{ title: t('title'), path: '/pia' }} title={t('file.title')} description={t('file.rules')} />
      {found.isLoadingError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      <Select
        className={classes.choose ?? ''}
        label={t('file.choose')}
        placeholder={t('file.chooseHint')}
        data={(found.data?.items ?? []).map(({ id, productName }) => ({ value: id, label: productName }))}
        searchable
        value={null}
        onChange={(id) => id && onChoose(id)}
      />
      <Empty icon={<IconFolderOpen size={20} />} title={t('file.noFolder')} description={t('file.noFolderHint')} />
    </Page>
  )
}

function Files({ detail: { folder, files, coverUrl } }: { readonly detail: HubFolderDetail }) {
  const { t } = useTranslation('hub-folder')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const [category, setCategory] = useState<HubFile['category']>('wording')
  const [isEditing, setEditing] = useState(false)
  const { publish, unpublish, askToDelete, dialog } = useFolderActs(() => void navigate(pathTo('/pia')))
  const { id, displayName, productName, description, state, deletedOn } = folder
  const send: SendFile = async (file, { onProgress, signal }) => {
    await acts.hubFile.uploadFile({ folderId: id, name: file.name, category }, file, onProgress, signal)
  }
  return (
    <Page>
      <PageHeader
        parent={{ title: t('title'), path: '/pia' }}
        title={productName}
        description={description || displayName}
        actions={
          <>
            <Button variant="default" onClick={() => askToDelete(folder)}>
              {t('delete')}
            </Button>
            <Button variant="default" leftSection={<IconPencil size={16} />} onClick={() => setEditing(true)}>
              {t('edit')}
            </Button>
            {state === 'published' ? (
              <Button variant="default" loading={unpublish.isBusy} onClick={() => unpublish.run({ id })}>
                {t('unpublish')}
              </Button>
            ) : (
              <Button loading={publish.isBusy} onClick={() => publish.run({ id })}>
                {t('publish')}
              </Button>
            )}
          </>
        }
      />
      <p className={classes.state}>
        <StatusBadge status={folderStatuses[state]} />
        {deletedOn && <span>{t('draftUntil', { when: times.date(deletedOn) })}</span>}
      </p>
      <div className={classes.columns}>
        <div className={classes.main}>
          {coverUrl && <img className={classes.picture} src={coverUrl} alt={t('cover')} />}
          <Card title={t('files')} note={files.length}>
            <div className={classes.adding}>
              <Select
                label={t('file.category')}
                data={hubFileCategories.map((value) => ({ value, label: t(`file.categories.${value}`) }))}
                allowDeselect={false}
                value={category}
                onChange={(value) => value && setCategory(value)}
              />
              <Upload purpose="hub-document" label={t('file.upload')} send={send} />
              <p>{t('file.rules')}</p>
            </div>
            {files.length === 0 ? (
              <Empty icon={<IconFolderOpen size={20} />} title={t('file.none')} description={t('file.noneHint')} />
            ) : (
              <ul className={classes.files}>
                {files.map((file) => (
                  <FileRow key={file.id} file={file} />
                ))}
              </ul>
            )}
          </Card>
        </div>
        <Card title={t('try.title')}>
          <div className={classes.trying}>
            <p>{t('try.hint')}</p>
            <TalkBox
              ask={(text) => client.productTalk.getTrialAnswer({ text, folderId: id })}
              read={async (quote) => (await client.hubFile.getFileText({ id: quote.fileId })).passages}
            />
          </div>
        </Card>
      </div>
      {isEditing && <FolderDialog folder={folder} onClose={() => setEditing(false)} />}
      {dialog}
    </Page>
  )
}
