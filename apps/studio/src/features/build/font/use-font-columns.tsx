import type { Font } from '@coverwright/domain/build/font/font'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { FontSample } from './FontSample.tsx'

export type FontSortKey = 'family' | 'createdAt'

export function useFontColumns(): readonly Column<Font, FontSortKey>[] {
  const { t } = useTranslation('font')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'family',
        header: t('family'),
        sortKey: 'family',
        cell: (font) => <FontSample font={font} />,
        csv: ({ family }) => family,
      },
      {
        key: 'licence',
        header: t('licence'),
        width: 260,
        cell: ({ licence }) => licence,
        csv: ({ licence }) => licence,
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
