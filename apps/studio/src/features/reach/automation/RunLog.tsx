import type { Run } from '@coverwright/domain/reach/automation/automation'
import { IconHistory, IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ListScreen } from '../../../framework/list/ListScreen.tsx'
import type { Column } from '../../../framework/list/list-types.ts'
import { listed } from '../../../framework/list/listed.ts'
import { useStatusFilter } from '../../../framework/list/use-status-filter.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { NotificationHeader } from './NotificationHeader.tsx'
import { runStatuses } from './run-statuses.ts'

const list = listed(queries.automation.listRuns)

/** What was sent by itself in the last thirty days, what was not, and why. */
export function RunLog() {
  const { t } = useTranslation('automation')
  const cancel = useAct('automation.cancelRun', { done: () => t('cancelled') })
  return (
    <ListScreen
      name={t('tab.log')}
      header={<NotificationHeader tab="log" />}
      list={list}
      columns={useRunColumns()}
      keyOf={({ id }) => id}
      nameOf={({ trigger }) => trigger}
      defaultSort="-createdAt"
      filters={useStatusFilter(t('state'), runStatuses)}
      rowActions={({ id, state }) =>
        state === 'waiting' ? [{ label: t('cancelIt'), icon: <IconX size={16} />, run: () => cancel.run({ id }) }] : []
      }
      empty={<Empty icon={<IconHistory size={20} />} title={t('noRuns')} description={t('noRunsHint')} />}
    />
  )
}

function useRunColumns(): readonly Column<Run, 'createdAt'>[] {
  const { t } = useTranslation('automation')
  const times = useTimeTexts()
  return useMemo(() => {
    const why = ({ state, reason, dueAt, sentTo }: Run) => {
      const said = reason ? t(`reason.${reason}`) : ''
      if (state === 'waiting' && dueAt)
        return [t('dueAt', { at: times.dateAndTime(dueAt) }), said].filter(Boolean).join(' ')
      return state === 'sent' ? t('sentTo', { count: sentTo }) : said
    }
    return [
      {
        key: 'trigger',
        header: t('event'),
        cell: ({ trigger }) => <code>{trigger}</code>,
        csv: ({ trigger }) => trigger,
      },
      {
        key: 'channel',
        header: t('channelLabel'),
        width: 130,
        cell: ({ channel }) => t(`channel.${channel}`),
        csv: ({ channel }) => channel,
      },
      {
        key: 'state',
        header: t('state'),
        width: 140,
        cell: ({ state }) => <StatusBadge status={runStatuses[state]} />,
        csv: ({ state }) => t(`framework:status.${runStatuses[state]}`),
      },
      { key: 'why', header: t('why'), cell: why, csv: why },
      {
        key: 'createdAt',
        header: t('raised'),
        sortKey: 'createdAt',
        width: 190,
        cell: ({ raisedAt }) => times.dateAndTime(raisedAt),
        csv: ({ raisedAt }) => raisedAt,
      },
    ]
  }, [t, times])
}
