import { type FileTemplate, fileTemplateLimits } from '@coverwright/domain/build/file-template/file-template'
import { Button, Table, VisuallyHidden } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import { FileDrawer } from './FileDrawer.tsx'
import classes from './FileTemplate.module.css'

/** Files that designers keep for others to work with. */
export function FileTemplates({ tabs }: { readonly tabs: ReactNode }) {
  const { t } = useTranslation('file-template')
  const times = useTimeTexts()
  const files = useQuery(queries.fileTemplate.listFileTemplates({}))
  const [opened, setOpened] = useState<string>()
  const all = files.data ?? []
  const most = fileTemplateLimits.files
  const open = all.find(({ id }) => id === opened)
  const send: SendFile = async (file, { onProgress, signal }) => {
    const made = await acts.fileTemplate.uploadFileTemplate({ name: file.name }, file, onProgress, signal)
    setOpened(made.id)
  }
  const saidUse = ({ document, newest }: FileTemplate) => {
    if (!document) return t('notUsed')
    return document.number === newest.number ? document.name : t('olderUsed', { ...document })
  }
  return (
    <Page>
      {tabs}
      {files.isError && <ErrorAlert error={files.error} onRetry={() => void files.refetch()} />}
      {files.isSuccess && (
        <div className={classes.upload}>
          {all.length < most ? (
            <>
              <Upload purpose="attachment" label={t('upload')} send={send} />
              <p>{t('uploadHint', { count: all.length, most })}</p>
            </>
          ) : (
            <p>{t('full', { most })}</p>
          )}
        </div>
      )}
      {files.isSuccess && all.length === 0 && (
        <Empty icon={<IconFiles size={20} />} title={t('none')} description={t('noneHint')} />
      )}
      {all.length > 0 && (
        <Table.ScrollContainer minWidth={720}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('name')}</Table.Th>
                <Table.Th>{t('tag')}</Table.Th>
                <Table.Th>{t('version')}</Table.Th>
                <Table.Th>{t('inUse')}</Table.Th>
                <Table.Th>{t('changed')}</Table.Th>
                <Table.Th>
                  <VisuallyHidden>{t('acts')}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {all.map((file) => (
                <Table.Tr key={file.id}>
                  <Table.Td>{file.name}</Table.Td>
                  <Table.Td>{file.tag}</Table.Td>
                  <Table.Td>{file.newest.number}</Table.Td>
                  <Table.Td>{saidUse(file)}</Table.Td>
                  <Table.Td>{times.agoAlone(file.updatedAt)}</Table.Td>
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={t('openWhich', { name: file.name })}
                      onClick={() => setOpened(file.id)}
                    >
                      {t('open')}
                    </Button>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {open && <FileDrawer key={open.id} file={open} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
