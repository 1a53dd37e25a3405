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

export type AgreementSortKey = 'name' | 'createdAt' | 'pageCount' | 'state' | 'trashedAt'

/** In the trash the day it was moved there counts, elsewhere who executed it. */
export function useAgreementColumns(isTrash: boolean): readonly Column<Agreement, AgreementSortKey>[] {
  const { t } = useTranslation('agreement')
  const times = useTimeTexts()
  return useMemo(() => {
    const executed: Column<Agreement, AgreementSortKey> = {
      key: 'executedBy',
      header: t('executedBy'),
      width: 190,
      cell: ({ signature }) => signature?.name,
      csv: ({ signature }) => signature?.name ?? '',
    }
    const trashed: Column<Agreement, AgreementSortKey> = {
      key: 'trashedAt',
      header: t('trashedAt'),
      sortKey: 'trashedAt',
      width: 150,
      cell: ({ trashedAt }) => times.agoAlone(trashedAt ?? ''),
      csv: ({ trashedAt }) => trashedAt ?? '',
    }
    return [
      {
        key: 'name',
        header: t('name'),
        sortKey: 'name',
        cell: ({ name, uploadedBy }) => (
          <NameCell
            name={name}
            detail={t('uploadedBy', { name: uploadedBy })}
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
        key: 'pageCount',
        header: t('pages'),
        sortKey: 'pageCount',
        width: 90,
        isNumber: true,
        cell: ({ pageCount }) => pageCount,
        csv: ({ pageCount }) => pageCount,
      },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 130,
        cell: ({ state }) => <StatusBadge status={agreementStatuses[state]} />,
        csv: ({ state }) => t(`framework:status.${agreementStatuses[state]}`),
      },
      isTrash ? trashed : executed,
      {
        key: 'createdAt',
        header: t('createdOn'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => times.agoAlone(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
    ]
  }, [t, times, isTrash])
}
