import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { LibraryScreen } from '../../../framework/list/LibraryScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { PhotoDrawer } from './PhotoDrawer.tsx'
import { usePhotoColumns } from './use-photo-columns.tsx'

const list = listed(queries.photo.listPhotos)

export function Component() {
  const { t } = useTranslation('photo')
  return (
    <LibraryScreen
      purpose="image"
      icon={<IconPhoto size={20} />}
      words={{
        title: t('title'),
        description: t('description'),
        upload: t('upload'),
        find: t('find'),
        none: t('none'),
        noneHint: t('noneHint'),
        edit: t('edit'),
        delete: t('delete'),
      }}
      columns={usePhotoColumns()}
      nameOf={({ name }) => name}
      defaultSort="-createdAt"
      list={list}
      upload={(file, ...watch) => acts.photo.uploadPhoto({ name: file.name }, file, ...watch)}
      remove={({ id }) => acts.photo.deletePhoto({ id })}
      deleted={({ name }) => t('deleted', { name })}
      drawer={(photo, close) => <PhotoDrawer key={photo.id} photo={photo} onClose={close} />}
    />
  )
}
