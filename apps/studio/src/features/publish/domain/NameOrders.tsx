import type { DomainOrder } from '@coverwright/domain/publish/domain-order/domain-order'
import { domainOrderLifecycle } from '@coverwright/domain/publish/domain-order/domain-order-lifecycle'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { statusesOf } from '../../../framework/status/statuses.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Domain.module.css'

const orderStatuses = statusesOf(domainOrderLifecycle, {
  unpaid: 'unpaid',
  paid: 'pending',
  registered: 'registered',
  abnormal: 'abnormal',
})

/** The last that were ordered: one that was not paid is gone on with. */
export function NameOrders() {
  const { t } = useTranslation('domain')
  const times = useTimeTexts()
  const orders = useQuery(queries.domain.listDomainOrders({}, { nowPage: 1, pageSize: 10, orderBy: '-createdAt' }))
  const shown = orders.data?.items.filter(({ isCancelled, state }) => !isCancelled || state === 'abnormal') ?? []
  if (shown.length === 0) return null
  return (
    <Card title={t('orders.title')}>
      <ul className={classes.offers}>
        {shown.map((order) => (
          <li key={order.id}>
            <div>
              <b>{order.name}</b>
              <p>
                {t('orders.detail', {
                  number: order.number,
                  amount: moneyText(order.totalMinor, order.currency),
                  date: times.date(order.createdAt),
                })}
              </p>
            </div>
            <StatusBadge status={orderStatuses[order.state]} />
            <Link to={pathTo(placeOf(order))}>{t(`orders.go.${order.state}`)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function placeOf({ id, state, domainId }: DomainOrder) {
  if (state === 'registered' && domainId) return `/checkDomain?domain=${domainId}` as const
  if (state === 'unpaid') return `/domainPayment?order=${id}` as const
  return state === 'abnormal' ? (`/domainFail?order=${id}` as const) : (`/domainSuccess?order=${id}` as const)
}
