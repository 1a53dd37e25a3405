import type { Photo } from '@coverwright/domain/photo/photo'
import { IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react'
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
import { PhotoDrawer } from './PhotoDrawer.tsx'
import classes from './Photos.module.css'
import { type PhotoSortKey, usePhotoColumns } from './use-photo-columns.tsx'

const load = ({ search, paging }: ListQuery<PhotoSortKey>) => client.photo.listPhotos(search ? { search } : {}, paging)

export function Component() {
  const { t } = useTranslation('photo')
  const queries = useQueryClient()
  const columns = usePhotoColumns()
  const [open, setOpen] = useState<Photo>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['photo'] })
  const send: SendFile = async (file, { onProgress, signal }) => {
    setOpen(await client.photo.uploadPhoto({ name: file.name }, file, onProgress, signal))
    await refresh()
  }
  const remove = async ({ id, name }: Photo) => {
    await client.photo.deletePhoto({ id })
    await refresh()
    sayDone(t('deleted', { name }))
  }
  const rowActions = (photo: Photo): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setOpen(photo) },
    {
      label: t('delete'),
      icon: <IconTrash size={16} />,
      isDangerous: true,
      run: () => void remove(photo).catch(sayFailed),
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
              <Upload purpose="image" label={t('upload')} send={send} />
            </div>
          </>
        }
        queryKey={['photo', 'listPhotos']}
        load={load}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="-createdAt"
        onOpen={setOpen}
        rowActions={rowActions}
        empty={<Empty icon={<IconPhoto size={20} />} title={t('none')} description={t('noneHint')} />}
      />
      {open && <PhotoDrawer key={open.id} photo={open} onClose={() => setOpen(undefined)} onSaved={refresh} />}
    </>
  )
}
