import { partnerTypeNames } from '@coverwright/domain/company/partnership/partner-types'
import type { Partnership } from '@coverwright/domain/company/partnership/partnership'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'
import { isToAnswer, nameOf, partnershipLooks } from './partner-statuses.ts'

export type PartnerSortKey = 'state' | 'partnerType' | 'sentAt' | 'answeredAt' | 'createdAt'

export function usePartnerColumns(): readonly Column<Partnership, PartnerSortKey>[] {
  const { t } = useTranslation('partner')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('partner'),
        cell: (partnership) => (
          <NameCell
            name={nameOf(partnership)}
            detail={detailOf(partnership, t)}
            icon={<PersonTile name={nameOf(partnership)} />}
          />
        ),
        csv: nameOf,
      },
      {
        key: 'type',
        header: t('type'),
        width: 160,
        cell: ({ partnerType }) => partnerTypeNames[partnerType],
        csv: ({ partnerType }) => partnerTypeNames[partnerType],
      },
      {
        key: 'paymentMode',
        header: t('paymentMode'),
        width: 210,
        cell: ({ paymentMode }) => t(`mode.${paymentMode}`),
        csv: ({ paymentMode }) => paymentMode,
      },
      {
        key: 'status',
        header: t('status'),
        sortKey: 'state',
        width: 130,
        cell: ({ status }) => <StatusBadge status={partnershipLooks[status]} />,
        csv: ({ status }) => t(`framework:status.${partnershipLooks[status]}`),
      },
      {
        key: 'since',
        header: t('since'),
        sortKey: 'createdAt',
        width: 130,
        cell: ({ answeredAt, sentAt }) => (
          <span title={times.dateAndTime(answeredAt ?? sentAt)}>{times.agoAlone(answeredAt ?? sentAt)}</span>
        ),
        csv: ({ answeredAt, sentAt }) => answeredAt ?? sentAt,
      },
    ],
    [t, times],
  )
}

type Translate = ReturnType<typeof useTranslation<'partner'>>['t']

/** What somebody has to do comes before what is so. */
function detailOf(partnership: Partnership, t: Translate) {
  if (isToAnswer(partnership)) return t('waitsForYou')
  if (partnership.proposal && !partnership.proposal.isOurs) return t('modeProposed')
  if (partnership.status === 'invited') return t('waitsForThem')
  return t(partnership.side === 'provider' ? 'sellsOurs' : 'providesUs')
}
