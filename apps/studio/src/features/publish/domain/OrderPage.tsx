import { Skeleton } from '@mantine/core'
import { IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import classes from './Domain.module.css'

/** While the registrar is asked the screen looks by itself. */
const lookMs = 2000

const useNameOrder = (id: string | null) =>
  useQuery({
    ...once(id, (known) => queries.domain.checkoutPaymentOrder({ id: known })),
    refetchInterval: ({ state }) => (state.data?.order.state === 'paid' ? lookMs : false),
  })

export type NameOrder = NonNullable<ReturnType<typeof useNameOrder>['data']>

interface OrderPageProps {
  readonly title: string
  readonly children: (order: NameOrder) => ReactNode
}

/** A screen about the order that the address names. */
export function OrderPage({ title, children }: OrderPageProps) {
  const { t } = useTranslation('domain')
  const [params] = useSearchParams()
  const id = params.get('order')
  const order = useNameOrder(id)
  return (
    <Page isNarrow>
      <PageHeader
        title={title}
        description={order.data ? `${order.data.order.name} · ${order.data.order.number}` : ''}
        parent={{ title: t('search.title'), path: '/domainSearch' }}
      />
      <div className={classes.stack}>
        {!id && (
          <Empty
            icon={<IconWorld size={20} />}
            title={t('pay.none')}
            description={t('pay.noneHint')}
            action={<Link to={pathTo('/domainSearch')}>{t('search.title')}</Link>}
          />
        )}
        {id && order.isError && <ErrorAlert error={order.error} onRetry={() => void order.refetch()} />}
        {id && order.isPending && <Skeleton height={200} radius="md" />}
        {order.data && children(order.data)}
      </div>
    </Page>
  )
}
