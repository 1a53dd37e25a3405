import type { OutboxMessage } from '@coverwright/domain/reach/outbox/outbox'
import { IconMail, IconMessage } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import type { Column } from '../../../framework/list/list-types.ts'
import { NameCell } from '../../../framework/list/NameCell.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { outboxStatusOf } from './outbox-statuses.ts'

export type OutboxSortKey = 'createdAt' | 'recipient' | 'subject' | 'state'

export function useOutboxColumns(): readonly Column<OutboxMessage, OutboxSortKey>[] {
  const { t } = useTranslation('outbox')
  const times = useTimeTexts()
  return useMemo(
    () => [
      {
        key: 'subject',
        header: t('subject'),
        sortKey: 'subject',
        cell: ({ subject, channel, failure }) => (
          <NameCell
            name={subject || t('sms')}
            detail={failure && said(failure)}
            icon={<Tile tone="neutral">{channel === 'mail' ? <IconMail size={15} /> : <IconMessage size={15} />}</Tile>}
          />
        ),
        csv: ({ subject }) => subject,
      },
      {
        key: 'recipient',
        header: t('recipient'),
        sortKey: 'recipient',
        width: 260,
        cell: ({ recipient }) => recipient,
        csv: ({ recipient }) => recipient,
      },
      {
        key: 'channel',
        header: t('channel'),
        width: 110,
        cell: ({ channel }) => t(channel),
        csv: ({ channel }) => t(channel),
      },
      {
        key: 'state',
        header: t('state'),
        sortKey: 'state',
        width: 250,
        cell: (message) => <StatusBadge status={outboxStatusOf(message)} />,
        csv: (message) => t(`framework:status.${outboxStatusOf(message)}`),
      },
      {
        key: 'createdAt',
        header: t('time'),
        sortKey: 'createdAt',
        width: 150,
        cell: ({ createdAt }) => <span title={times.dateAndTime(createdAt)}>{times.agoAlone(createdAt)}</span>,
        csv: ({ createdAt }) => createdAt,
      },
    ],
    [t, times],
  )
}
