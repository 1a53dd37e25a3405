import { IconFileText } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { LibraryScreen } from '../../../framework/list/LibraryScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { DocumentDrawer } from './DocumentDrawer.tsx'
import { useDocumentColumns } from './use-document-columns.tsx'

const list = listed(queries.companyDocument.listDocuments)

export function Component() {
  const { t } = useTranslation('company-document')
  return (
    <LibraryScreen
      purpose="attachment"
      icon={<IconFileText size={20} />}
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
      columns={useDocumentColumns()}
      nameOf={({ name }) => name}
      defaultSort="name"
      list={list}
      upload={(file, ...watch) => acts.companyDocument.uploadDocument({ name: file.name }, file, ...watch)}
      remove={({ id }) => acts.companyDocument.deleteDocument({ id })}
      deleted={({ name }) => t('deleted', { name })}
      drawer={(document, close) => <DocumentDrawer key={document.id} document={document} onClose={close} />}
    />
  )
}
