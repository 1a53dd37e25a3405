import type { CompanyDocument } from '@coverwright/domain/build/company-document/company-document'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { Tag } from '../../../framework/page/Tag.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'

type SortKey = 'name' | 'category' | 'validUntil' | 'updatedAt'

export function useDocumentColumns(): readonly Column<CompanyDocument, SortKey>[] {
  const { t } = useTranslation('company-document')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name }) => name,
        csv: ({ name }) => name,
      },
      {
        key: 'category',
        header: t('category'),
        sortKey: 'category',
        width: 180,
        cell: ({ category }) => t(`categories.${category}`),
        csv: ({ category }) => t(`categories.${category}`),
      },
      {
        key: 'version',
        header: t('version'),
        width: 90,
        isNumber: true,
        cell: ({ newest }) => newest.number,
        csv: ({ newest }) => newest.number,
      },
      {
        key: 'validUntil',
        header: t('validUntil'),
        sortKey: 'validUntil',
        width: 150,
        cell: ({ validUntil, isExpired }) =>
          isExpired ? <Tag>{t('expired')}</Tag> : validUntil && times.date(validUntil),
        csv: ({ validUntil }) => validUntil ?? '',
      },
      {
        key: 'updatedAt',
        header: t('changed'),
        sortKey: 'updatedAt',
        width: 150,
        cell: ({ updatedAt }) => <span title={times.dateAndTime(updatedAt)}>{times.agoAlone(updatedAt)}</span>,
        csv: ({ updatedAt }) => updatedAt,
      },
    ],
    [t, times],
  )
}
