import { languageNames, languages } from '@coverwright/domain/base/language/language'
import type { ListedKeyword } from '@coverwright/domain/build/keyword/keyword'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'

const textOf = ({ texts }: ListedKeyword) => Object.values(texts)[0] ?? ''

const languagesOf = ({ texts }: ListedKeyword) =>
  languages.filter((language) => texts[language]).map((language) => languageNames[language])

export function useKeywordColumns(): readonly Column<ListedKeyword, 'keyword' | 'name'>[] {
  const { t } = useTranslation('keyword')
  return useMemo(
    () => [
      {
        key: 'keyword',
        header: t('keyword'),
        sortKey: 'keyword',
        cell: ({ keyword }) => <DataName name={keyword} />,
        csv: ({ keyword }) => keyword,
      },
      { key: 'name', header: t('name'), sortKey: 'name', cell: ({ name }) => name, csv: ({ name }) => name },
      { key: 'text', header: t('text'), cell: textOf, csv: textOf },
      {
        key: 'languages',
        header: t('languages'),
        cell: (keyword) => (keyword.id === null ? <Tag>{t('field')}</Tag> : languagesOf(keyword).join(', ')),
        csv: (keyword) => (keyword.id === null ? t('field') : languagesOf(keyword).join(', ')),
      },
    ],
    [t],
  )
}
