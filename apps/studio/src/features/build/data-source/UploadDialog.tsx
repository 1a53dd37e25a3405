import { DataSourceForm, dataSourceLimits } from '@coverwright/domain/build/data-source/data-source'
import { errors } from '@coverwright/domain/errors'
import { messages } from '@coverwright/domain/messages'
import { Button, FileInput, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf, said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { DownloadSample } from '../../../framework/upload/DownloadSample.tsx'

/** A name and a file. What cannot be read in it is told line by line, and nothing of it is kept. */
export function UploadDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation('data-source')
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [failure, setFailure] = useState<unknown>()
  const [wasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const nameProblem = problemOf(DataSourceForm.shape.name.safeParse(name).error)

  const choose = (chosen: File | null) => {
    setFile(chosen)
    // The file's own name, as far as a data name can be made of it.
    const own =
      chosen?.name
        .replace(/\.\w+$/, '')
        .toLowerCase()
        .replaceAll(/\W+/g, '_') ?? ''
    if (name === '' && DataSourceForm.shape.name.safeParse(own).success) setName(own)
  }
  const send = async () => {
    setTried(true)
    if (nameProblem || !file) return
    setSending(true)
    setFailure(undefined)
    try {
      const source = await acts.dataSource.uploadDataSource({ name }, file)
      sayDone(t('uploaded', { name: source.name, count: source.rowCount }))
      setName('')
      setFile(null)
      setTried(false)
      onClose()
    } catch (error) {
      setFailure(error)
    }
    setSending(false)
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('uploadTitle')}>
      <Stack gap={16}>
        <Text>{t('uploadHint')}</Text>
        {failure !== undefined && <ErrorAlert error={failure} />}
        <FileInput
          label={t('file')}
          accept=".csv,text/csv"
          leftSection={<IconFileSpreadsheet size={16} />}
          value={file}
          onChange={choose}
          error={wasTried && !file ? said(messages.required) : undefined}
          {...(file && file.size > dataSourceLimits.maxBytes && { error: errors['file.too-large'].message })}
        />
        <TextInput
          label={t('name')}
          description={t('nameHint')}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={wasTried ? nameProblem : undefined}
        />
        <Group justify="flex-end" gap={8}>
          <DownloadSample of="dataSource" />
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button loading={isSending} onClick={() => void send()}>
            {t('send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
