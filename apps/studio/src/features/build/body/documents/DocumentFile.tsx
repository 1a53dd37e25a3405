import type { BodyDocument } from '@coverwright/domain/build/body/body-document'
import { Button, Group } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../core/wire/client.ts'
import { sayFailed } from '../../../../framework/toast/toasts.tsx'
import { Upload } from '../../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../../framework/upload/use-upload.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import { setAt } from '../editing/at-path.ts'
import { ChooseDocument } from './ChooseDocument.tsx'
import classes from './Documents.module.css'

async function open(id: string): Promise<void> {
  const { url } = await client.upload.getSignedUrl({ id })
  window.open(url, '_blank', 'noreferrer')
}

/** A PDF in place of the written text. The server reads what it is from its content. */
export function DocumentFile({ at, document }: { readonly at: number; readonly document: BodyDocument }) {
  const { t } = useTranslation('body')
  const { change, isLocked } = useBody()
  const { file } = document
  const place = ['documents', at, 'file'] as const
  const send: SendFile = async (chosen, { onProgress, signal }) => {
    const stored = await client.upload.uploadFile(
      { purpose: 'policy-document', name: chosen.name },
      chosen,
      onProgress,
      signal,
    )
    const { id, name, bytes } = stored
    change((draft) => setAt(draft, place, { id, name, bytes }), t('documents.upload'))
  }
  return (
    <div className={classes.file} data-at={`documents.${at}.file`}>
      {file && (
        <Group gap={8}>
          <IconFileTypePdf size={18} aria-hidden="true" />
          <span>{file.name}</span>
          <Button size="compact-sm" variant="default" onClick={() => void open(file.id).catch(sayFailed)}>
            {t('documents.open')}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={isLocked}
            onClick={() => change((draft) => setAt(draft, place, undefined), t('documents.removeFile'))}
          >
            {t('documents.removeFile')}
          </Button>
        </Group>
      )}
      {!isLocked && (
        <>
          <Upload purpose="policy-document" label={t('documents.upload')} send={send} />
          <ChooseDocument
            onChoose={({ newest: { fileId, fileName, bytes } }) =>
              change((draft) => setAt(draft, place, { id: fileId, name: fileName, bytes }), t('documents.choose'))
            }
          />
        </>
      )}
      <p className={classes.note}>{t(file ? 'documents.fileShown' : 'documents.fileHint')}</p>
    </div>
  )
}
