import type { ExchangeItem } from '@coverwright/domain/build/exchange/exchange'
import { IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { exchangeStatuses } from './exchange-statuses.ts'
import { KindTile } from './KindTile.tsx'

export type ItemSortKey = 'name' | 'createdAt' | 'updatedAt'

export function useItemColumns(isSub: boolean): readonly Column<ExchangeItem, ItemSortKey>[] {
  const { t } = useTranslation('exchange')
  const times = useTimeTexts()
  return useMemo(() => {
    const isBehind = ({ master }: ExchangeItem) => master !== null && master.number < master.latest
    const detailOf = (item: ExchangeItem) =>
      item.reasons
        ? t('rejectedFor', { reasons: item.reasons })
        : item.source?.name
          ? t('builtIn', { name: item.source.name })
          : t('sourceGone')
    return [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: (item) => <NameCell name={item.name} detail={detailOf(item)} icon={<KindTile kind={item.kind} />} />,
        csv: ({ name }) => name,
      },
      {
        key: 'kind',
        header: t('kind'),
        width: 130,
        cell: ({ kind }) => t(`kinds.${kind}`),
        csv: ({ kind }) => t(`kinds.${kind}`),
      },
      ...(isSub
        ? [
            {
              key: 'master',
              header: t('master'),
              width: 220,
              cell: (item: ExchangeItem) => (
                <>
                  {item.master?.name} {isBehind(item) && <Tag>{t('masterChanged')}</Tag>}
                </>
              ),
              csv: ({ master }: ExchangeItem) => master?.name ?? '',
            },
          ]
        : []),
      {
        key: 'version',
        header: t('version'),
        width: 190,
        cell: ({ number, isGenerated }) =>
          number === 0 ? t('neverGenerated') : t(isGenerated ? 'generated' : 'notGenerated', { number }),
        csv: ({ number }) => number,
      },
      {
        key: 'state',
        header: t('state'),
        width: 160,
        cell: ({ state, isLocked }) => (
          <>
            <StatusBadge status={exchangeStatuses[state]} />{' '}
            {isLocked && <IconLock size={14} aria-label={t('locked')} />}
          </>
        ),
        csv: ({ state }) => state,
      },
      {
        key: 'updatedAt',
        header: t('changed'),
        sortKey: 'updatedAt',
        width: 130,
        cell: ({ updatedAt }) => <span title={times.dateAndTime(updatedAt)}>{times.agoAlone(updatedAt)}</span>,
        csv: ({ updatedAt }) => updatedAt,
      },
    ] satisfies Column<ExchangeItem, ItemSortKey>[]
  }, [t, times, isSub])
}
