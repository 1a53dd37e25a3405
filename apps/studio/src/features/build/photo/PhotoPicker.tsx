import type { Picture } from '@coverwright/domain/build/page/page'
import type { Photo } from '@coverwright/domain/build/photo/photo'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPhoto, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './Photos.module.css'
import { thumbnailOf } from './thumbnail.ts'

interface PhotoPickerProps {
  readonly label: string
  readonly onPick: (picture: Picture) => void
  readonly onClose: () => void
}

const pictureOf = ({ src, width, height, alt }: Photo): Picture => ({ src, width, height, alt })

/** The company's photos with their terms and weight, the newest first, or a new one. */
export function PhotoPicker({ label, onPick, onClose }: PhotoPickerProps) {
  const { t } = useTranslation('photo')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 300)
  const photos = useQuery({
    ...queries.photo.listPhotos(search ? { search } : {}, { nowPage: 1, pageSize: 60, orderBy: '-createdAt' }),
    placeholderData: (before) => before,
  })
  const send: SendFile = async (file, { onProgress, signal }) => {
    const photo = await acts.photo.uploadPhoto({ name: file.name }, file, onProgress, signal)
    onPick(pictureOf(photo))
  }
  const items = photos.data?.items ?? []
  return (
    <Dialog onClose={onClose} size={720} title={label}>
      <div className={classes.picker}>
        <Upload purpose="image" label={t('upload')} send={send} />
        <TextInput
          aria-label={t('find')}
          placeholder={t('find')}
          leftSection={<IconSearch size={14} />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {photos.isError && <ErrorAlert error={photos.error} onRetry={() => void photos.refetch()} />}
        {photos.data && items.length === 0 && (
          <Empty icon={<IconPhoto size={20} />} title={t('none')} description={t('noneHint')} />
        )}
        <ul className={classes.grid}>
          {items.map((photo) => (
            <li key={photo.id}>
              <button type="button" onClick={() => onPick(pictureOf(photo))}>
                <img src={thumbnailOf(photo)} alt="" loading="lazy" />
                <b>{photo.name}</b>
                <small>
                  {t('pixels', { width: photo.width, height: photo.height })} ·{' '}
                  {t('kilobytes', { count: Math.ceil(photo.bytes / 1000) })}
                </small>
                <small>{photo.licence || t('noLicence')}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
