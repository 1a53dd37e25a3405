import { CallError } from '@coverwright/contract/client'
import {
  type PricingTable,
  type PricingTableVersion,
  pricingTableKinds,
} from '@coverwright/domain/build/pricing-table/pricing-table'
import { isDraft } from '@coverwright/domain/build/pricing-table/pricing-table-lifecycle'
import { ActionIcon, Menu, SegmentedControl } from '@mantine/core'
import { IconDots, IconTable, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { Canvas } from '../../../framework/editor/Pane.tsx'
import { DataName } from '../../../framework/page/DataName.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert, wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { useBody } from '../body-editing/body-editing.ts'
import { ProblemText } from '../body-editing/ProblemText.tsx'
import { placeText } from '../body-editing/place.ts'
import { DaysText } from './DaysText.tsx'
import { useTables } from './queries.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { StartingRates } from './StartingRates.tsx'
import classes from './TableList.module.css'
import { tableStatuses } from './table-statuses.ts'
import { UploadTable } from './UploadTable.tsx'

interface TableListProps {
  readonly productId: string
  readonly onOpen: (versionId: string) => void
}

export function TableList({ productId, onOpen }: TableListProps) {
  const { t } = useTranslation('pricing-table')
  const tables = useTables(productId)
  const mayEdit = useMay('edit-pricing')
  const { body, product } = useBody()
  const [kind, setKind] = useState<PricingTable['kind']>('pricing')
  if (tables.isLoadingError) return <ErrorAlert error={tables.error} onRetry={() => void tables.refetch()} />
  if (!tables.data) return null
  const upload = async (of: PricingTable['kind'], file: File, onProgress: (part: number) => void) => {
    const { id } = await acts.pricing.uploadTable({ productId, kind: of, fileName: file.name }, file, onProgress)
    onOpen(id)
  }
  return (
    <Canvas label={t('title')}>
      <div className={classes.list}>
        <header>
          <h2>{t('title')}</h2>
          <p>{t('description')}</p>
        </header>
        {mayEdit && (
          <UploadTable
            label={t('upload.choose')}
            send={(file, onProgress) => upload(kind, file, onProgress)}
            choice={
              <SegmentedControl
                size="xs"
                aria-label={t('upload.kind')}
                data={pricingTableKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
                value={kind}
                onChange={(value) => setKind(pricingTableKinds.find((each) => each === value) ?? 'pricing')}
              />
            }
          />
        )}
        {mayEdit && (
          <StartingRates
            body={body}
            product={product}
            names={tables.data.map(({ name }) => name)}
            send={(file) => upload('pricing', file, () => undefined)}
          />
        )}
        {tables.data.length === 0 && (
          <Empty icon={<IconTable size={20} />} title={t('none')} description={t('noneHint')} />
        )}
        {tables.data.map((table) => (
          <TableCard key={table.id} table={table} mayEdit={mayEdit} onOpen={onOpen} />
        ))}
      </div>
    </Canvas>
  )
}

interface TableCardProps {
  readonly table: PricingTable
  readonly mayEdit: boolean
  readonly onOpen: (versionId: string) => void
}

function TableCard({ table, mayEdit, onOpen }: TableCardProps) {
  const { t } = useTranslation('pricing-table')
  const { problems } = useBody()
  const place = placeText(['rating', 'tables', table.name])
  const problem = problems.find(({ path }) => placeText(path) === place)
  const [isDeleting, setDeleting] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const remove = async () => {
    try {
      await acts.pricing.deleteTable({ id: table.id })
    } catch (error) {
      // Where it is used stands beside the field: said in full, for that is where to go.
      if (error instanceof CallError && error.fields['table'])
        return sayFailed(`${wordsOf(error)} ${error.fields['table']}`)
      throw error
    }
    setDeleting(false)
    sayDone(t('deleted', { name: table.name }))
  }
  return (
    <article className={classes.card} data-at={place}>
      {problem && (
        <p className={classes.problem} data-tone="warning">
          <ProblemText problem={problem} />
        </p>
      )}
      <header>
        <DataName name={table.name} isAccent />
        <Tag>{t(`kind.${table.kind}`)}</Tag>
        <span className={classes.used}>
          {table.usedBy.length === 0 ? t('unused') : t('usedBy', { places: table.usedBy.join(', ') })}
        </span>
        {mayEdit && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon aria-label={t('more', { name: table.name })}>
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setRenaming(true)}>{t('rename.act')}</Menu.Item>
              <Menu.Item color="danger" onClick={() => setDeleting(true)}>
                {t('delete')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </header>
      <ul>
        {table.versions.map((version) => (
          <VersionLine key={version.id} version={version} mayEdit={mayEdit} onOpen={onOpen} />
        ))}
      </ul>
      {isRenaming && <RenameDialog table={table} onClose={() => setRenaming(false)} />}
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('deleteTitle', { name: table.name })}
        consequences={[
          t('deleteAll', { count: table.versions.length }),
          ...(table.usedBy.length > 0 ? [t('usedBy', { places: table.usedBy.join(', ') })] : []),
        ]}
        keep={t('deleteKeep')}
        act={t('delete')}
        isDangerous
        onKeep={() => setDeleting(false)}
        onAct={remove}
      />
    </article>
  )
}

interface VersionLineProps {
  readonly version: PricingTableVersion
  readonly mayEdit: boolean
  readonly onOpen: (id: string) => void
}

function VersionLine({ version, mayEdit, onOpen }: VersionLineProps) {
  const { t } = useTranslation('pricing-table')
  const [isDeleting, setDeleting] = useState(false)
  const remove = async () => {
    await acts.pricing.deleteVersion({ id: version.id })
    setDeleting(false)
    sayDone(t('versionDeleted', { number: version.number }))
  }
  return (
    <li className={classes.line}>
      <button type="button" className={classes.version} onClick={() => onOpen(version.id)}>
        <b>{t('version', { number: version.number })}</b>
        <StatusBadge status={tableStatuses[version.state]} />
        <span>{t('rows', { count: version.rowCount })}</span>
        {version.state === 'active' && <DaysText version={version} />}
        <span className={classes.source}>{version.sourceName || t('byHand')}</span>
      </button>
      {mayEdit && isDraft(version.state) && (
        <ActionIcon
          variant="subtle"
          aria-label={t('deleteVersion', { number: version.number })}
          onClick={() => setDeleting(true)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('deleteVersionTitle', { number: version.number })}
        consequences={[t('deleteVersionGoes')]}
        keep={t('deleteKeep')}
        act={t('deleteVersion', { number: version.number })}
        isDangerous
        onKeep={() => setDeleting(false)}
        onAct={remove}
      />
    </li>
  )
}
