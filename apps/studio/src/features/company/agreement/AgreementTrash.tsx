import { IconRestore, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { AgreementTabs } from './AgreementTabs.tsx'
import { useAgreementColumns } from './use-agreement-columns.tsx'
import { useAgreementTrash } from './use-agreement-trash.ts'

const list = listed(queries.agreement.listAgreements, { isInTrash: true })

export function Component() {
  const { t } = useTranslation('agreement')
  const mayManage = useMay('manage-agreements')
  const trash = useAgreementTrash()
  const columns = useAgreementColumns(true)
  return (
    <ListScreen
      name={t('trash')}
      header={
        <>
          <PageHeader title={t('title')} description={t('trashDescription')} />
          <AgreementTabs current="trash" />
        </>
      }
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      searchLabel={t('find')}
      defaultSort="-trashedAt"
      rowActions={(agreement) =>
        mayManage
          ? [{ label: t('restore'), icon: <IconRestore size={16} />, run: () => void trash.restore(agreement) }]
          : []
      }
      empty={<Empty icon={<IconTrash size={20} />} title={t('trashEmpty')} description={t('trashEmptyHint')} />}
    />
  )
}
