import type { OwnPrimary } from '@coverwright/domain/publish/primary-product/primary-product'
import { IconArrowBack, IconBuildingStore, IconLockAccess, IconPackageExport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { type Blocked, BlockedDialog } from './BlockedDialog.tsx'
import { PrimaryHeader } from './PrimaryHeader.tsx'
import { primaryStatuses } from './primary-statuses.ts'

const list = listed(queries.primaryProduct.listOwnProducts)

/** What the company may open to partners. */
export function OwnList() {
  const { t } = useTranslation('primary-product')
  const navigate = useNavigate()
  const columns = useColumns()
  const [blocked, setBlocked] = useState<Blocked>()
  const [takingBack, setTakingBack] = useState<OwnPrimary>()
  const move = async ({ productId, name }: OwnPrimary) => {
    const { missing } = await acts.primaryProduct.moveProduct({ id: productId })
    if (missing.length > 0) setBlocked({ productId, name, missing })
    else sayDone(t('moved', { name }))
  }
  const takeBack = async ({ productId, name }: OwnPrimary) => {
    await acts.primaryProduct.takeBackProduct({ id: productId })
    setTakingBack(undefined)
    sayDone(t('takenBack', { name }))
  }
  const rowActions = (item: OwnPrimary): RowAction[] => [
    {
      label: t(item.state === 'moved' ? 'moveAgain' : 'move'),
      icon: <IconPackageExport size={16} />,
      run: () => void move(item).catch(sayFailed),
    },
    {
      label: t('changeAccess'),
      icon: <IconLockAccess size={16} />,
      run: () => void navigate(pathTo(`/publishSettings?product=${item.productId}`)),
    },
    ...(item.state === 'none'
      ? []
      : [
          {
            label: t('takeBack'),
            icon: <IconArrowBack size={16} />,
            isDangerous: true,
            run: () => setTakingBack(item),
          },
        ]),
  ]
  return (
    <>
      <ListScreen
        name={t('tab.own')}
        header={<PrimaryHeader tab="own" />}
        list={list}
        columns={columns}
        keyOf={({ productId }) => productId}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        defaultSort="name"
        onOpen={({ productId }) => void navigate(pathTo(`/publishSettings?product=${productId}`))}
        rowActions={rowActions}
        empty={<Empty icon={<IconBuildingStore size={20} />} title={t('ownNone')} description={t('ownNoneHint')} />}
      />
      {blocked && <BlockedDialog blocked={blocked} onClose={() => setBlocked(undefined)} />}
      {takingBack && (
        <ConfirmDialog
          isOpen
          title={t('takeBackTitle', { name: takingBack.name })}
          keep={t('keep')}
          act={t('takeBack')}
          isDangerous
          onKeep={() => setTakingBack(undefined)}
          onAct={() => takeBack(takingBack)}
        >
          {t('takeBackText')}
        </ConfirmDialog>
      )}
    </>
  )
}

function useColumns() {
  const { t } = useTranslation('primary-product')
  return useMemo<readonly Column<OwnPrimary, 'name'>[]>(
    () => [
      {
        key: 'name',
        header: t('product'),
        sortKey: 'name',
        cell: ({ name, line, version }) => (
          <NameCell
            icon={<LineTile line={line} />}
            name={name}
            detail={version === null ? '' : t('versionOf', { version })}
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'state',
        header: t('state'),
        cell: ({ state }) => {
          const status = primaryStatuses[state]
          return status ? <StatusBadge status={status} /> : t('notMoved')
        },
        csv: ({ state }) => state,
      },
      {
        key: 'access',
        header: t('access'),
        cell: ({ access }) => t(`publisher:access.${access}`),
        csv: ({ access }) => access,
      },
      {
        key: 'sellers',
        header: t('sellers'),
        cell: ({ sellers }) => t('sellersCount', { count: sellers }),
        csv: ({ sellers }) => sellers,
      },
    ],
    [t],
  )
}
