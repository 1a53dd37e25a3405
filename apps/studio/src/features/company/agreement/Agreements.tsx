import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconCircleDashed, IconEye, IconPencil, IconTrash, IconUpload, IconWritingSign } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { NameDialog } from '../../../framework/dialog/NameDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Filter, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { AgreementDetail } from './AgreementDetail.tsx'
import classes from './Agreements.module.css'
import { AgreementTabs } from './AgreementTabs.tsx'
import { UploadDialog } from './UploadDialog.tsx'
import { useAgreementColumns } from './use-agreement-columns.tsx'
import { useAgreementTrash } from './use-agreement-trash.ts'

const list = listed(queries.agreement.listAgreements)

/** The company's agreements, or the one its address names. */
export function Component() {
  const [params] = useSearchParams()
  const id = params.get('agreement')
  return id ? <AgreementDetail id={id} path="/business-agreement-center" /> : <List />
}

function List() {
  const { t } = useTranslation('agreement')
  const [, setParams] = useSearchParams()
  const [isUploading, setUploading] = useState(false)
  const mayManage = useMay('manage-agreements')
  const trash = useAgreementTrash()
  const columns = useAgreementColumns(false)
  const filters = useMemo<readonly Filter[]>(
    () => [
      {
        key: 'state',
        label: t('state'),
        icon: <IconCircleDashed size={14} />,
        options: (['pending', 'executed'] as const).map((value) => ({
          value,
          label: t(`framework:status.${value}`),
        })),
      },
    ],
    [t],
  )
  const [renaming, setRenaming] = useState<Agreement>()
  useHotkeys(mayManage ? [['N', () => setUploading(true)]] : [])
  const show = (id: string) => setParams({ agreement: id })
  const actionsOf = (agreement: Agreement): RowAction[] => [
    { label: t('open'), icon: <IconEye size={16} />, run: () => show(agreement.id) },
    ...(mayManage && agreement.state === 'pending'
      ? [{ label: t('rename'), icon: <IconPencil size={16} />, run: () => setRenaming(agreement) }]
      : []),
    ...(mayManage && agreement.state !== 'executed'
      ? [
          {
            label: t('moveToTrash'),
            icon: <IconTrash size={16} />,
            isDangerous: true,
            run: () => void trash.move(agreement),
          },
        ]
      : []),
  ]
  const uploadButton = mayManage && (
    <Button
      className={classes.new ?? ''}
      leftSection={<IconUpload size={16} />}
      rightSection={<Kbd>N</Kbd>}
      onClick={() => setUploading(true)}
    >
      {t('upload')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <>
            <PageHeader title={t('title')} description={t('description')} actions={uploadButton} />
            <AgreementTabs current="mine" />
          </>
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        rowActions={actionsOf}
        empty={<Empty icon={<IconWritingSign size={20} />} title={t('empty')} description={t('emptyHint')} />}
      />
      {renaming && (
        <NameDialog
          title={t('renameTitle', { name: renaming.name })}
          label={t('name')}
          name={renaming.name}
          maxLength={120}
          keep={t('renameKeep')}
          act={t('rename')}
          onSave={async (name) => {
            await acts.agreement.renameAgreement({ id: renaming.id, name })
            setRenaming(undefined)
          }}
          onClose={() => setRenaming(undefined)}
        />
      )}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} onUploaded={({ id }) => show(id)} />}
    </>
  )
}
