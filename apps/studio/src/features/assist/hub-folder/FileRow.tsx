import { type HubFile, HubFileForm, hubFileCategories } from '@coverwright/domain/assist/hub-file/hub-file'
import { ActionIcon, Menu, Select, TextInput } from '@mantine/core'
import {
  IconArrowBackUp,
  IconDots,
  IconDownload,
  IconFileText,
  IconPencil,
  IconTable,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Tag } from '../../../framework/page/Tag.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import { SourceDialog } from '../product-talk/SourceDialog.tsx'
import classes from './HubFolder.module.css'

async function open(id: string): Promise<void> {
  const { url } = await client.upload.getSignedUrl({ id })
  window.open(url, '_blank', 'noreferrer')
}

type Shown = 'text' | 'replace' | 'rename' | 'delete'

export function FileRow({ file }: { readonly file: HubFile }) {
  const { t } = useTranslation('hub-folder')
  const { whole } = useNumberTexts()
  const times = useTimeTexts()
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const { id, name, category, current, previous } = file
  const restore = useAct('hubFile.restoreFile', {
    done: (restored) => t('file.restored', { number: restored.current.number, name: restored.name }),
  })
  const replace: SendFile = async (content, { onProgress, signal }) => {
    await acts.hubFile.replaceFile({ id, name: content.name }, content, onProgress, signal)
    close()
  }
  const remove = async () => {
    await acts.hubFile.deleteFile({ id })
    close()
  }
  return (
    <li>
      <Tile tone="neutral">{current.kind === 'pdf' ? <IconFileText size={15} /> : <IconTable size={15} />}</Tile>
      <div className={classes.file}>
        <b>{name}</b>
        <small>
          {[
            t(`file.kind.${current.kind}`),
            t(`file.categories.${category}`),
            t('file.size', { count: Math.ceil(current.bytes / 1000) }),
            t('file.words', { words: whole(current.words) }),
            t('file.uploaded', { when: times.date(current.uploadedAt) }),
          ].join(', ')}
        </small>
        {previous && (
          <small>{t('file.previous', { number: previous.number, when: times.date(previous.uploadedAt) })}</small>
        )}
        {shown === 'replace' && <Upload purpose="hub-document" label={t('file.replace')} send={replace} />}
      </div>
      <Tag>{t('file.version', { number: current.number })}</Tag>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('file.more', { name })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => setShown('text')}>
            {t('file.read')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDownload size={16} />}
            onClick={() => void open(current.fileId).catch(sayFailed)}
          >
            {t('file.download')}
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setShown('rename')}>
            {t('file.rename')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => setShown('replace')}>
            {t('file.replace')}
          </Menu.Item>
          {previous && (
            <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => restore.run({ id })}>
              {t('file.restore')}
            </Menu.Item>
          )}
          <Menu.Item color="danger" leftSection={<IconTrash size={16} />} onClick={() => setShown('delete')}>
            {t('file.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {shown === 'text' && (
        <SourceDialog
          title={name}
          of={`${id} ${current.number}`}
          read={async () => (await client.hubFile.getFileText({ id })).passages}
          onClose={close}
        />
      )}
      {shown === 'rename' && <FileDialog file={file} onClose={close} />}
      <ConfirmDialog
        isOpen={shown === 'delete'}
        title={t('file.deleteAsk', { name })}
        consequences={[t('file.deleteVersions'), t('deleteAnswers')]}
        keep={t('keep')}
        act={t('file.delete')}
        isDangerous
        onKeep={close}
        onAct={remove}
      />
    </li>
  )
}

function FileDialog({
  file: { id, name, category },
  onClose,
}: {
  readonly file: HubFile
  readonly onClose: () => void
}) {
  const { t } = useTranslation('hub-folder')
  const form = useSchemaForm(HubFileForm, {
    initialValues: { id, name, category },
    save: async (values) => {
      await acts.hubFile.updateFile(values)
      onClose()
    },
  })
  return (
    <FormDialog title={t('file.rename')} form={form} keep={t('cancel')} act={t('save')} onClose={onClose}>
      <TextInput size="lg" label={t('file.name')} data-autofocus {...form.field('name')} />
      <Select
        size="lg"
        label={t('file.category')}
        data={hubFileCategories.map((value) => ({ value, label: t(`file.categories.${value}`) }))}
        allowDeselect={false}
        {...form.field('category')}
      />
    </FormDialog>
  )
}
