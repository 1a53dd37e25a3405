import { CallError } from '@coverwright/contract/client'
import { Button, FileButton, Progress } from '@mantine/core'
import { IconAlertCircle, IconFileSpreadsheet } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { DownloadSample } from '../../../framework/upload/DownloadSample.tsx'
import classes from './UploadTable.module.css'

interface UploadTableProps {
  readonly label: string
  /** What the file will be, to be said before it is sent. */
  readonly choice?: ReactNode
  readonly send: (file: File, onProgress: (part: number) => void) => Promise<unknown>
}

/** A workbook or a CSV file, chosen or dropped. What it is, is told by its content when it is there. */
export function UploadTable({ label, choice, send }: UploadTableProps) {
  const { t } = useTranslation('pricing-table')
  const [isOver, setOver] = useState(false)
  const [sending, setSending] = useState<{ readonly name: string; readonly part: number }>()
  const [refusal, setRefusal] = useState<string>()
  const start = async (file: File) => {
    setRefusal(undefined)
    setSending({ name: file.name, part: 0 })
    try {
      await send(file, (part) => setSending({ name: file.name, part }))
    } catch (error) {
      const more = error instanceof CallError ? Object.values(error.fields)[0] : undefined
      setRefusal([wordsOf(error), more].filter(Boolean).join(' '))
    }
    setSending(undefined)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file, another] = event.dataTransfer.files
    if (another) setRefusal(t('upload.one'))
    else if (file) void start(file)
  }
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className={classes.icon} aria-hidden="true">
        <IconFileSpreadsheet size={18} />
      </span>
      {sending ? (
        <div className={classes.words}>
          <b>{sending.name}</b>
          <Progress value={sending.part * 100} aria-label={t('upload.sending', { name: sending.name })} />
        </div>
      ) : (
        <div className={classes.words}>
          <b>{t('upload.title')}</b>
          {refusal === undefined ? (
            <p>{t('upload.hint')}</p>
          ) : (
            <p role="alert" className={classes.refusal}>
              <IconAlertCircle size={14} aria-hidden="true" /> {refusal}
            </p>
          )}
        </div>
      )}
      {choice}
      <DownloadSample of="pricingTable" />
      <FileButton
        onChange={(file) => file && void start(file)}
        accept=".xlsx,.xls,.csv,.txt,.tsv"
        disabled={sending !== undefined}
      >
        {(props) => (
          <Button {...props} variant="default" loading={sending !== undefined}>
            {label}
          </Button>
        )}
      </FileButton>
    </div>
  )
}
