import type { AgentPage } from '@coverwright/domain/sell/agent-page/agent-page'
import type { Confirmation } from '@coverwright/domain/sell/agent-page/agent-page-lifecycle'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import type { Status } from '../../../framework/status/statuses.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'

type SortKey = 'agentName' | 'status' | 'createdAt' | 'updatedAt'

const confirmationLooks: Readonly<Record<Confirmation, Status>> = {
  waiting: 'pending',
  expired: 'expired',
  confirmed: 'confirmed',
  declined: 'declined',
}

export function useAgentPageColumns(): readonly Column<AgentPage, SortKey>[] {
  const { t } = useTranslation('agent-page')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'agentName',
        header: t('agent'),
        sortKey: 'agentName',
        cell: ({ agentName, agentEmail }) => (
          <NameCell name={agentName} detail={agentEmail} icon={<PersonTile name={agentName} />} />
        ),
        csv: ({ agentName }) => agentName,
      },
      { key: 'host', header: t('url'), cell: ({ host }) => host ?? t('noUrl'), csv: ({ host }) => host ?? '' },
      {
        key: 'status',
        header: t('status'),
        sortKey: 'status',
        width: 220,
        cell: ({ status, reasons }) => (
          <>
            <StatusBadge status={status} /> <small>{reasons.map((reason) => t(`reason.${reason}`)).join(', ')}</small>
          </>
        ),
        csv: ({ status }) => status,
      },
      {
        key: 'confirmation',
        header: t('confirmation'),
        width: 140,
        cell: ({ confirmation }) => <StatusBadge status={confirmationLooks[confirmation]} />,
        csv: ({ confirmation }) => confirmation,
      },
      {
        key: 'visits',
        header: t('visits'),
        width: 110,
        isNumber: true,
        cell: (row) => row.visits,
        csv: (row) => row.visits,
      },
      {
        key: 'createdAt',
        header: t('created'),
        sortKey: 'createdAt',
        width: 130,
        cell: ({ createdAt }) => times.date(createdAt),
        csv: ({ createdAt }) => createdAt,
      },
      {
        key: 'updatedAt',
        header: t('modified'),
        sortKey: 'updatedAt',
        width: 130,
        cell: ({ updatedAt }) => <span title={times.dateAndTime(updatedAt)}>{times.agoAlone(updatedAt)}</span>,
        csv: ({ updatedAt }) => updatedAt,
      },
    ],
    [t, times],
  )
}
