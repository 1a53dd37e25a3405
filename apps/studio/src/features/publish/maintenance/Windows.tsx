import type { MaintenanceWindow } from '@coverwright/domain/publish/maintenance/maintenance'
import { Alert, Button } from '@mantine/core'
import { IconClockPause } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import { PlannedTable } from './PlannedTable.tsx'
import { useWindows } from './queries.ts'
import { WindowDialog } from './WindowDialog.tsx'

/** Above everything else: whoever opens the portal while nobody can buy should not have to read a table to know. */
export function ClosedNow() {
  const { t } = useTranslation('maintenance')
  const times = useTimeTexts()
  const running = useWindows().data?.items.filter(({ status }) => status === 'running') ?? []
  const last = running
    .map(({ endsAt }) => endsAt)
    .toSorted()
    .at(-1)
  return last ? (
    <Alert color="warning" icon={<IconClockPause size={16} />} title={t('windows.closed')}>
      {t('windows.closedUntil', { at: times.dateAndTime(last) })}
    </Alert>
  ) : null
}

/** When the company's sites are worked on. */
export function Windows() {
  const { t } = useTranslation('maintenance')
  const list = useWindows()
  const [isPlanning, setPlanning] = useState(false)
  return (
    <PlannedTable
      title={t('windows.title')}
      hint={t('windows.hint')}
      action={
        <Button variant="default" onClick={() => setPlanning(true)}>
          {t('windows.plan')}
        </Button>
      }
      columns={[t('windows.begins'), t('windows.ends'), t('windows.note'), t('windows.state')]}
      list={list}
      empty={{ icon: <IconClockPause size={20} />, title: t('windows.none'), description: t('windows.noneHint') }}
      row={(item) => <Row key={item.id} item={item} />}
    >
      {isPlanning && <WindowDialog onClose={() => setPlanning(false)} />}
    </PlannedTable>
  )
}

function Row({ item }: { readonly item: MaintenanceWindow }) {
  const { t } = useTranslation('maintenance')
  const times = useTimeTexts()
  const cancel = () =>
    void acts.maintenance.cancelWindow({ id: item.id }).then(() => sayDone(t('windows.cancelled')), sayFailed)
  return (
    <tr>
      <td>{times.dateAndTime(item.beginsAt)}</td>
      <td>{times.dateAndTime(item.endsAt)}</td>
      <td>{item.note}</td>
      <td>
        <StatusBadge status={item.status} />
      </td>
      <td>
        {(item.status === 'planned' || item.status === 'running') && (
          <Button size="xs" variant="default" onClick={cancel}>
            {t('windows.cancel')}
          </Button>
        )}
      </td>
    </tr>
  )
}
