import type { PlanOrder } from '@coverwright/domain/company/plan-order/plan-order'
import { IconBan, IconCreditCard, IconReceipt } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column, RowAction } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { money } from './money.ts'

const list = listed(queries.payment.listOrders)

/** What a row shows: an order that was given up is still unpaid. */
const statusOf = ({ state, isCancelled }: PlanOrder) => (state === 'unpaid' && isCancelled ? 'cancelled' : state)

export function Orders({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const cancel = useAct('payment.updateOrder', { done: ({ number }) => t('account.cancelled', { number }) })
  const columns = useMemo<readonly Column<PlanOrder, 'number'>[]>(
    () => [
      {
        key: 'number',
        header: t('account.number'),
        sortKey: 'number',
        cell: ({ number, plan, billing, kind }) => (
          <NameCell name={number} detail={`${plan}, ${t(`billing.${billing}`)}, ${t(`account.kinds.${kind}`)}`} />
        ),
        csv: ({ number }) => number,
      },
      {
        key: 'state',
        header: t('account.state'),
        width: 130,
        cell: (order) => <StatusBadge status={statusOf(order)} />,
        csv: statusOf,
      },
      {
        key: 'total',
        header: t('account.total'),
        width: 130,
        cell: ({ totalMinor }) => money(totalMinor),
        csv: ({ totalMinor }) => money(totalMinor),
      },
      {
        key: 'createdAt',
        header: t('account.ordered'),
        width: 190,
        cell: ({ createdAt }) => times.dateAndTime(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  const pay = async ({ id }: PlanOrder) => {
    const { ticket } = await client.payment.getPaymentOrder({ id })
    await navigate(pathTo(`/upgrade-payment?${new URLSearchParams({ t: ticket }).toString()}`))
  }
  const rowActions = (order: PlanOrder): RowAction[] =>
    statusOf(order) === 'unpaid'
      ? [
          {
            label: t('account.pay'),
            icon: <IconCreditCard size={16} />,
            run: () => void pay(order).catch(sayFailed),
          },
          // What follows by itself ends with the plan.
          ...(order.kind === 'change'
            ? [
                {
                  label: t('account.cancel'),
                  icon: <IconBan size={16} />,
                  isDangerous: true,
                  run: () => cancel.run({ id: order.id }),
                },
              ]
            : []),
        ]
      : []
  return (
    <ListScreen
      name={t('account.orders')}
      header={header}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      nameOf={({ number }) => number}
      rowActions={rowActions}
      empty={
        <Empty icon={<IconReceipt size={20} />} title={t('account.noOrders')} description={t('account.noOrdersHint')} />
      }
    />
  )
}
