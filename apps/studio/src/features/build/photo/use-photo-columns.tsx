import type { Photo } from '@coverwright/domain/build/photo/photo'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Photos.module.css'
import { thumbnailOf } from './thumbnail.ts'

export type PhotoSortKey = 'name' | 'createdAt'

export function usePhotoColumns(): readonly Column<Photo, PhotoSortKey>[] {
  const { t } = useTranslation('photo')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: (photo) => (
          <NameCell
            name={photo.name}
            detail={photo.alt}
            icon={<img className={classes.thumbnail} src={thumbnailOf(photo)} alt="" loading="lazy" />}
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'licence',
        header: t('licence'),
        width: 240,
        cell: ({ licence }) => licence,
        csv: ({ licence }) => licence,
      },
      {
        key: 'size',
        header: t('size'),
        width: 130,
        isNumber: true,
        cell: ({ width, height }) => t('pixels', { width, height }),
        csv: ({ width, height }) => `${width}x${height}`,
      },
      {
        key: 'weight',
        header: t('weight'),
        width: 100,
        isNumber: true,
        cell: ({ bytes }) => t('kilobytes', { count: Math.ceil(bytes / 1000) }),
        csv: ({ bytes }) => bytes,
      },
      {
        key: 'createdAt',
        header: t('added'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => <span title={times.dateAndTime(createdAt)}>{times.agoAlone(createdAt)}</span>,
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
}
