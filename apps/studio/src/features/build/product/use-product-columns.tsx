import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { statusOf } from '../../../parts/product/product-statuses.ts'
import classes from './Products.module.css'
import { SiteLink } from './SiteLink.tsx'

export type ProductSortKey = 'name' | 'state' | 'updatedAt'

export function useProductColumns(): readonly Column<MountedProduct, ProductSortKey>[] {
  const { t } = useTranslation('product')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('product'),
        sortKey: 'name',
        cell: ({ name, description, line }) => (
          <NameCell name={name} detail={description} icon={<LineTile line={line} />} />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 112,
        cell: (product) => <StatusBadge status={statusOf(product)} />,
        csv: (product) => t(`framework:status.${statusOf(product)}`),
      },
      {
        key: 'address',
        header: t('address'),
        width: 232,
        cell: ({ mounts: [first, ...others] }) =>
          first ? (
            <>
              <SiteLink host={first.host} isInRow />
              {others.length > 0 && <span className={classes.hint}> {t('andMore', { count: others.length })}</span>}
            </>
          ) : (
            <span className={classes.hint}>{t('notPublished')}</span>
          ),
        csv: ({ mounts }) => mounts.map(({ host }) => host).join(' '),
      },
      { key: 'line', header: t('line'), width: 104, cell: ({ line }) => t(`lines.${line}`), csv: ({ line }) => line },
      { key: 'type', header: t('type'), width: 116, cell: ({ type }) => t(`types.${type}`), csv: ({ type }) => type },
      {
        key: 'revision',
        header: t('revision'),
        width: 84,
        isNumber: true,
        cell: ({ revision }) => revision,
        csv: ({ revision }) => revision,
      },
      {
        key: 'updatedAt',
        header: t('edited'),
        sortKey: 'updatedAt',
        width: 136,
        cell: ({ updatedAt }) => (
          <span className={classes.hint} title={times.dateAndTime(updatedAt)}>
            {times.agoAlone(updatedAt)}
          </span>
        ),
        csv: ({ updatedAt }) => updatedAt,
      },
    ],
    [t, times],
  )
}
