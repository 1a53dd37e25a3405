import { Button } from '@mantine/core'
import { IconAffiliate, IconEye, IconTemplate, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { AgreementDetail } from './AgreementDetail.tsx'
import { AgreementTabs } from './AgreementTabs.tsx'
import { TemplateContract } from './TemplateContract.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { useContractColumns } from './use-contract-columns.tsx'

const list = listed(queries.agreement.listContracts)

/** Contracts with partners, or the one the address names. Both sides see and execute the same one. */
export function Component() {
  const [params] = useSearchParams()
  const id = params.get('agreement')
  return id ? <AgreementDetail id={id} path="/BrokerContract" /> : <List />
}

function List() {
  const { t } = useTranslation('agreement')
  const [params, setParams] = useSearchParams()
  const templateId = params.get('template')
  const [isUploading, setUploading] = useState(false)
  const mayManage = useMay('manage-agreements')
  const columns = useContractColumns()
  const show = (id: string) => setParams({ agreement: id })
  const actions = mayManage && (
    <>
      <Button variant="default" leftSection={<IconTemplate size={16} />} onClick={() => setParams({ template: '' })}>
        {t('contract.fromTemplate')}
      </Button>
      <Button leftSection={<IconUpload size={16} />} onClick={() => setUploading(true)}>
        {t('contract.new')}
      </Button>
    </>
  )
  return (
    <>
      <ListScreen
        name={t('contract.title')}
        header={
          <>
            <PageHeader title={t('title')} description={t('contract.description')} actions={actions} />
            <AgreementTabs current="contracts" />
          </>
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('contract.find')}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        rowActions={({ id }) => [{ label: t('open'), icon: <IconEye size={16} />, run: () => show(id) }]}
        empty={
          <Empty icon={<IconAffiliate size={20} />} title={t('contract.empty')} description={t('contract.emptyHint')} />
        }
      />
      {mayManage && templateId !== null && (
        <TemplateContract templateId={templateId} onClose={() => setParams({})} onMade={({ id }) => show(id)} />
      )}
      {isUploading && (
        <UploadDialog isWithPartner onClose={() => setUploading(false)} onUploaded={({ id }) => show(id)} />
      )}
    </>
  )
}
