import type { Agreement } from '@coverwright/domain/company/agreement/agreement'
import { IconFileText } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { agreementStatuses } from './agreement-statuses.ts'

export type ContractSortKey = 'name' | 'createdAt' | 'pageCount' | 'state'

export function useContractColumns(): readonly Column<Agreement, ContractSortKey>[] {
  const { t } = useTranslation('agreement')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, pageCount }) => (
          <NameCell
            name={name}
            detail={t('contract.pages', { count: pageCount })}
            icon={
              <Tile tone="neutral">
                <IconFileText size={15} />
              </Tile>
            }
          />
        ),
        csv: ({ name }) => name,
      },
      {
        key: 'partner',
        header: t('contract.partner'),
        width: 220,
        cell: ({ partner }) => partner?.name,
        csv: ({ partner }) => partner?.name ?? '',
      },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 130,
        cell: ({ state }) => <StatusBadge status={agreementStatuses[state]} />,
        csv: ({ state }) => t(`framework:status.${agreementStatuses[state]}`),
      },
      {
        key: 'waitsFor',
        header: t('contract.waitsFor'),
        width: 200,
        cell: (contract) => t(`contract.waits.${waitsFor(contract)}`),
        csv: (contract) => t(`contract.waits.${waitsFor(contract)}`),
      },
      {
        key: 'createdAt',
        header: t('createdOn'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
}

const waitsFor = ({ signature, partner }: Agreement) => {
  if (!signature) return partner?.signature ? 'us' : 'both'
  return partner?.signature ? 'nobody' : 'them'
}
