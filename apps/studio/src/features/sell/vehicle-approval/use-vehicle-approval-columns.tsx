import type { VehicleApproval } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { vehicleApprovalStatuses } from './vehicle-approval-statuses.ts'

export type VehicleApprovalSortKey = 'number' | 'state' | 'createdAt' | 'decidedAt'

export function useVehicleApprovalColumns() {
  const { t } = useTranslation('vehicle-approval')
  const times = useTimeTexts()
  return useMemo<readonly Column<VehicleApproval, VehicleApprovalSortKey>[]>(() => {
    const filesOf = ({ photos, videos }: VehicleApproval) =>
      [photos > 0 && t('photos', { count: photos }), videos > 0 && t('videos', { count: videos })]
        .filter(Boolean)
        .join(', ')
    return [
      {
        key: 'number',
        header: t('application'),
        sortKey: 'number',
        cell: ({ number, customer }) => <NameCell name={customer || t('nobody')} detail={number} />,
        csv: ({ number }) => number,
      },
      {
        key: 'product',
        header: t('product'),
        width: 240,
        cell: ({ productName, mode }) => (
          <>
            {productName} {mode === 'test' && <Tag>{t('modes.test')}</Tag>}
          </>
        ),
        csv: ({ productName }) => productName,
      },
      { key: 'files', header: t('files'), width: 180, cell: filesOf, csv: filesOf },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 140,
        cell: ({ state }) => <StatusBadge status={vehicleApprovalStatuses[state]} />,
        csv: ({ state }) => t(`framework:status.${state}`),
      },
      {
        key: 'createdAt',
        header: t('since'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ]
  }, [t, times])
}
