import type { CompanyDocument } from '@coverwright/domain/build/company-document/company-document'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../../core/wire/queries.ts'

/** One of the company's own documents; the list is asked for when somebody looks at it. */
export function ChooseDocument({ onChoose }: { readonly onChoose: (document: CompanyDocument) => void }) {
  const { t } = useTranslation('body')
  const documents = useQuery(
    queries.companyDocument.listDocuments({ isForProducts: true }, { nowPage: 1, pageSize: 200, orderBy: 'name' }),
  )
  const items = documents.data?.items ?? []
  return (
    <Select
      label={t('documents.choose')}
      placeholder={t('documents.choosePlaceholder')}
      nothingFoundMessage={t('documents.chooseNone')}
      searchable
      value={null}
      data={items.map(({ id, name, newest }) => ({
        value: id,
        label: t('documents.chooseVersion', { name, number: newest.number }),
      }))}
      onChange={(id) => {
        const chosen = items.find((document) => document.id === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
