import type { FileTemplate } from '@coverwright/domain/build/file-template/file-template'
import { Button } from '@mantine/core'
import { IconFolderPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './FileTemplate.module.css'

async function open(id: string): Promise<void> {
  const { url } = await client.upload.getSignedUrl({ id })
  window.open(url, '_blank', 'noreferrer')
}

interface FileVersionsProps {
  readonly file: FileTemplate
  readonly onDeleted: () => void
}

/** What a file was and is, and what can be done with it. */
export function FileVersions({ file, onDeleted }: FileVersionsProps) {
  const { t } = useTranslation('file-template')
  const times = useTimeTexts()
  const { id, name, newest, document } = file
  const detail = useQuery(queries.fileTemplate.getFileTemplate({ id }))
  const use = useAct('fileTemplate.useFileTemplate', {
    done: (used) => t('used', { name: used.document?.name ?? name }),
  })
  const [isDeleting, setDeleting] = useState(false)
  const send: SendFile = async (sent, { onProgress, signal }) => {
    await acts.fileTemplate.uploadFileTemplateVersion({ id, name: sent.name }, sent, onProgress, signal)
  }
  const remove = async () => {
    await acts.fileTemplate.deleteFileTemplate({ id })
    setDeleting(false)
    onDeleted()
  }
  return (
    <div className={classes.versions}>
      {detail.isError && <ErrorAlert error={detail.error} onRetry={() => void detail.refetch()} />}
      {document?.number === newest.number && <p>{t('isUsed', { name: document.name })}</p>}
      <div className={classes.acts}>
        {document?.number !== newest.number && (
          <Button
            variant="default"
            leftSection={<IconFolderPlus size={16} />}
            loading={use.isBusy}
            onClick={() => use.run({ id })}
          >
            {t(document ? 'useAgain' : 'use')}
          </Button>
        )}
        <Button variant="subtle" color="danger" leftSection={<IconTrash size={16} />} onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      </div>
      <Upload purpose="attachment" label={t('newVersion')} send={send} />
      <section aria-label={t('versions')}>
        <h3>{t('versions')}</h3>
        <ul>
          {detail.data?.versions.map(({ fileId, number, fileName, bytes, createdAt }) => (
            <li key={fileId}>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('openVersion', { number })}
                onClick={() => void open(fileId).catch(sayFailed)}
              >
                {number}
              </Button>
              <span>{fileName}</span>
              <small>
                {t('size', { count: Math.ceil(bytes / 1000) })}, {times.date(createdAt)}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('deleteAsk', { name })}
        consequences={[t('deleteGone'), t('deleteStays')]}
        keep={t('deleteKeep')}
        act={t('delete')}
        isDangerous
        onKeep={() => setDeleting(false)}
        onAct={remove}
      />
    </div>
  )
}
