import type { ExchangeReview } from '@coverwright/domain/build/exchange/exchange-review'
import { IconChecklist } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { useShown } from '../../../framework/list/use-shown.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { exchangeReviewStatuses } from './exchange-statuses.ts'
import { KindTile } from './KindTile.tsx'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import { useExchangeFilters } from './use-exchange-filters.tsx'

const list = listed(queries.exchange.listReviews)

/** What companies submitted, for those who run the product. */
export function Reviews({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  const { shown, show, hide } = useShown('review')
  const states = useStatusFilter(t('state'), exchangeReviewStatuses)
  const kinds = useExchangeFilters()
  const filters = useMemo(() => [...states, ...kinds], [states, kinds])
  const columns = useMemo<readonly Column<ExchangeReview, 'name' | 'createdAt'>[]>(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, companyName, kind }) => (
          <NameCell name={name} detail={companyName} icon={<KindTile kind={kind} />} />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'version',
        header: t('version'),
        width: 130,
        cell: ({ number }) => t('versionNumber', { number }),
        csv: ({ number }) => number,
      },
      {
        key: 'found',
        header: t('found'),
        width: 150,
        cell: ({ checks }) => t('foundCount', { count: checks.filter(({ found }) => found.length > 0).length }),
      },
      {
        key: 'state',
        header: t('state'),
        width: 150,
        cell: ({ state }) => <StatusBadge status={exchangeReviewStatuses[state]} />,
        csv: ({ state }) => state,
      },
      {
        key: 'createdAt',
        header: t('submittedAt'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => <span title={times.dateAndTime(createdAt)}>{times.agoAlone(createdAt)}</span>,
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
  return (
    <>
      <ListScreen
        name={t('tab.reviews')}
        header={header}
        list={list}
        columns={columns}
        filters={filters}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        searchLabel={t('findReview')}
        defaultSort="-createdAt"
        onOpen={({ id }) => show(id)}
        empty={<Empty icon={<IconChecklist size={20} />} title={t('noReviews')} description={t('noReviewsHint')} />}
      />
      <ReviewDrawer key={shown} id={shown} onClose={hide} />
    </>
  )
}
