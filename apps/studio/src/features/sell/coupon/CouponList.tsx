import type { Coupon } from '@coverwright/domain/sell/coupon/coupon'
import { Button } from '@mantine/core'
import {
  IconHelpCircle,
  IconListDetails,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconTicket,
} from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { amountText } from '../../../framework/number/money-text.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { HubTabs } from '../../company/partner/HubTabs.tsx'
import { CodesDialog } from '../promotion-code/CodesDialog.tsx'
import { CouponDialog } from './CouponDialog.tsx'
import { couponLooks, couponStateLooks } from './coupon-looks.ts'
import { TryCodeDialog } from './TryCodeDialog.tsx'

type SortKey = 'name' | 'code' | 'createdAt'

const list = listed(queries.coupon.listCoupons)

const savingOf = ({ type, value, currency }: Coupon) =>
  type === 'percentage' ? `${value}%` : amountText(value, currency)

/** What customers save by a code. */
export function CouponList() {
  const { t } = useTranslation('coupon')
  const mayManage = useMay('manage-channels')
  const filters = useStatusFilter(t('state'), couponStateLooks)
  const [coded, setCoded] = useState<Coupon>()
  const [editing, setEditing] = useState<Coupon | 'new'>()
  const [isTrying, setTrying] = useState(false)
  const activate = useAct('coupon.activateCoupon', { done: ({ name }) => t('activatedDone', { name }) })
  const deactivate = useAct('coupon.deactivateCoupon', { done: ({ name }) => t('deactivatedDone', { name }) })
  const columns = useMemo<readonly Column<Coupon, SortKey>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: (coupon) => <NameCell name={coupon.name} detail={coupon.code} />,
        csv: ({ name }) => name,
      },
      { key: 'value', header: t('value'), width: 130, cell: savingOf, csv: savingOf },
      {
        key: 'used',
        header: t('used'),
        width: 180,
        cell: ({ used, reserved, usageCount }) =>
          t(reserved > 0 ? 'usedAndHeld' : 'usedOf', { used, reserved, of: usageCount }),
        csv: ({ used }) => used,
      },
      {
        key: 'status',
        header: t('state'),
        width: 140,
        cell: ({ status }) => <StatusBadge status={couponLooks[status]} />,
        csv: ({ status }) => status,
      },
    ],
    [t],
  )
  const rowActions = (coupon: Coupon): RowAction[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, run: () => setEditing(coupon) },
    ...(coupon.isDisposable
      ? [{ label: t('codes'), icon: <IconListDetails size={16} />, run: () => setCoded(coupon) }]
      : []),
    coupon.state === 'activated'
      ? { label: t('deactivate'), icon: <IconPlayerPause size={16} />, run: () => deactivate.run({ id: coupon.id }) }
      : { label: t('activate'), icon: <IconPlayerPlay size={16} />, run: () => activate.run({ id: coupon.id }) },
  ]
  const add = (variant: 'filled' | 'default') => (
    <Button variant={variant} leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        name={t('title')}
        header={
          <>
            <PageHeader
              title={t('partner:title')}
              description={t('about')}
              actions={
                mayManage && (
                  <>
                    <Button
                      variant="default"
                      leftSection={<IconHelpCircle size={16} />}
                      onClick={() => setTrying(true)}
                    >
                      {t('try.open')}
                    </Button>
                    {add('filled')}
                  </>
                )
              }
            />
            <HubTabs current="coupons" />
          </>
        }
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('find')}
        filters={filters}
        defaultSort="name"
        {...(mayManage && { rowActions, onOpen: setEditing })}
        empty={
          <Empty
            icon={<IconTicket size={20} />}
            title={t('none')}
            description={t('noneHint')}
            action={mayManage && add('default')}
          />
        }
      />
      {editing && (
        <CouponDialog coupon={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
      {isTrying && <TryCodeDialog onClose={() => setTrying(false)} />}
      {coded && (
        <CodesDialog
          name={coded.name}
          list={(search) =>
            queries.promotionCode.listCodes({ couponId: coded.id, search }, { nowPage: 1, pageSize: 50 })
          }
          download={() => client.coupon.downloadCodes({ id: coded.id })}
          onClose={() => setCoded(undefined)}
        />
      )}
    </>
  )
}
