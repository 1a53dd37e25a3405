import type { Picture } from '@coverwright/domain/build/page/page'
import type { Photo } from '@coverwright/domain/build/photo/photo'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import { thumbnailOf } from '../photo/thumbnail.ts'
import classes from './PreBuild.module.css'

interface PhotoChoiceProps {
  readonly picture: Picture | null
  readonly onChange: (picture: Picture | null) => void
}

const pictureOf = ({ src, width, height, alt }: Photo): Picture => ({ src, width, height, alt })

/** One of the company's photos, the newest first, or a new one. */
export function PhotoChoice({ picture, onChange }: PhotoChoiceProps) {
  const { t } = useTranslation('shell-design')
  const photos = useQuery(queries.photo.listPhotos({}, { nowPage: 1, pageSize: 12, orderBy: '-createdAt' }))
  const send: SendFile = async (file, { onProgress, signal }) => {
    onChange(pictureOf(await acts.photo.uploadPhoto({ name: file.name }, file, onProgress, signal)))
  }
  return (
    <fieldset className={classes.photos}>
      <legend>{t('preBuild.photo')}</legend>
      <label data-chosen={picture === null || undefined}>
        <input type="radio" name="photo" checked={picture === null} onChange={() => onChange(null)} />
        {t('preBuild.photoNone')}
      </label>
      {photos.data?.items.map((photo) => (
        <label key={photo.id} data-chosen={picture?.src === photo.src || undefined}>
          <input
            type="radio"
            name="photo"
            aria-label={photo.name}
            checked={picture?.src === photo.src}
            onChange={() => onChange(pictureOf(photo))}
          />
          <img src={thumbnailOf(photo)} alt="" loading="lazy" />
        </label>
      ))}
      <div className={classes.upload}>
        <Upload purpose="image" label={t('preBuild.photoAdd')} send={send} />
      </div>
    </fieldset>
  )
}
