import type { Font } from '@coverwright/domain/font/font'
import { IconPencil, IconTrash, IconTypography } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { ListScreen } from '../../framework/list/ListScreen.tsx'
import type { ListQuery, RowAction } from '../../framework/list/list-types.ts'
import { Empty } from '../../framework/page/Empty.tsx'
import { PageHeader } from '../../framework/page/PageHeader.tsx'
import { sayDone, sayFailed } from '../../framework/toast/toasts.tsx'
import { Upload } from '../../framework/upload/Upload.tsx'
import type { SendFile } from '../../framework/upload/use-upload.ts'
import { FontDrawer } from './FontDrawer.tsx'
import classes from './Fonts.module.css'
import { type FontSortKey, useFontColumns } from './use-font-columns.tsx'

const load = ({ search, paging }: ListQuery<FontSortKey>) => client.font.listFonts(search ? { search } : {}, paging)

export function Component() {
  const { t } = useTranslation('font')
  const queries = useQueryClient()
  const columns = useFontColumns()
  const [open, setOpen] = useState<Font>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['font'] })
  const send: SendFile = async (file, { onProgress, signal }) => {
    setOpen(await client.font.uploadFont({ name: file.name }, file, onProgress, signal))
    await refresh()
  }
  const remove = async ({ id, family }: Font) => {
    await client.font.deleteFont({ id })
    await refresh()
    sayDone(t('deleted', { family }))
  }
  const rowActions = (font: Font): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setOpen(font) },
    {
      label: t('delete'),
      icon: <IconTrash size={16} />,
      isDangerous: true,
      run: () => void remove(font).catch(sayFailed),
    },
  ]
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <>
            <PageHeader title={t('title')} description={t('description')} />
            <div className={classes.upload}>
              <Upload purpose="font" label={t('upload')} send={send} />
            </div>
          </>
        }
        queryKey={['font', 'listFonts']}
        load={load}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ family }) => family}
        searchLabel={t('find')}
        defaultSort="family"
        onOpen={setOpen}
        rowActions={rowActions}
        empty={<Empty icon={<IconTypography size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      {open && <FontDrawer key={open.id} font={open} onClose={() => setOpen(undefined)} onSaved={refresh} />}
    </>
  )
}
