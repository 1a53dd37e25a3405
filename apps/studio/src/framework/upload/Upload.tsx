import type { UploadPurpose } from '@coverwright/domain/company/file/file-limits'
import { Button, FileButton, Progress } from '@mantine/core'
import { IconAlertCircle, IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptOf, megabytesOf } from './refusal-of.ts'
import classes from './Upload.module.css'
import { type SendFile, useUpload } from './use-upload.ts'

interface UploadProps {
  readonly purpose: UploadPurpose
  readonly label: string
  readonly send: SendFile
  /** What is there already: a picture, a file's name. */
  readonly children?: ReactNode
}

/** One file, chosen or dropped. Refuses before sending what the limits do not allow, in the server's words. */
export function Upload({ purpose, label, send, children }: UploadProps) {
  const { t } = useTranslation('framework')
  const { state, start, cancel, refuse } = useUpload(purpose, send)
  const [isOver, setOver] = useState(false)
  const hintId = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file, another] = event.dataTransfer.files
    if (another) refuse(t('upload.oneFile'))
    else if (file) start(file)
  }
  return (
    <div
      className={classes.upload}
      data-over={isOver || undefined}
      data-refused={state.kind === 'refused' || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
      <div className={classes.words}>
        {state.kind === 'sending' ? (
          <div className={classes.sending}>
            <Progress value={state.part * 100} aria-label={t('upload.sending', { name: state.name })} />
            <span>{t('upload.sent', { name: state.name, percent: Math.round(state.part * 100) })}</span>
            <Button size="sm" variant="subtle" onClick={cancel}>
              {t('upload.cancel')}
            </Button>
          </div>
        ) : (
          <>
            <FileButton onChange={(file) => file && start(file)} accept={acceptOf(purpose)}>
              {(props) => (
                <Button
                  {...props}
                  size="sm"
                  variant="default"
                  leftSection={<IconUpload size={14} />}
                  aria-describedby={hintId}
                >
                  {label}
                </Button>
              )}
            </FileButton>
            <p id={hintId} className={classes.hint} role={state.kind === 'refused' ? 'alert' : undefined}>
              {state.kind === 'refused' && <IconAlertCircle size={14} />}
              {state.kind === 'refused' ? `${state.message} ` : t('upload.drop')}{' '}
              {t('upload.limits', { types: typesText(purpose), size: megabytesOf(purpose) })}
            </p>
          </>
        )}
      </div>
    </div>
  )
}

const typesText = (purpose: UploadPurpose) =>
  acceptOf(purpose)
    .split(',')
    .map((ending) => ending.slice(1).toUpperCase())
    .join(', ')
