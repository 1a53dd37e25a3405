import { Button } from '@mantine/core'
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { EventMenu } from './EventMenu.tsx'
import { eventStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { useEvents } from './queries.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useLocalTimeTexts } from './use-local-time-texts.ts'

/** Every event of the company, the latest first. */
export function EventList() {
  const { t } = useTranslation('publisher')
  const mayGoLive = useMay('publish-live')
  const localTimes = useLocalTimeTexts()
  const [isAdding, setAdding] = useState(false)
  const events = useEvents()
  if (events.isLoadingError) return <ErrorAlert error={events.error} onRetry={() => void events.refetch()} />
  if (events.isPending) return null
  const add = mayGoLive && (
    <Button variant="default" leftSection={<IconPlus size={14} />} onClick={() => setAdding(true)}>
      {t('schedule.addOnline')}
    </Button>
  )
  return (
    <Card title={t('stage.schedule')} note={events.data.total} action={events.data.total > 0 && add}>
      {events.data.total === 0 ? (
        <Empty
          icon={<IconCalendarEvent size={20} />}
          title={t('empty.schedule')}
          description={t('emptyHint.schedule')}
          action={add}
        />
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th>{t('column.when')}</th>
              <th>{t('column.event')}</th>
              <th>{t('address')}</th>
              <th>{t('column.product')}</th>
              <th>{t('column.by')}</th>
              <th>{t('column.state')}</th>
              <th aria-label={t('more')} />
            </tr>
          </thead>
          <tbody>
            {events.data.items.map((event) => (
              <tr key={event.id}>
                <td>
                  {localTimes(event.localTime)}
                  <small>{event.timeZone.replaceAll('_', ' ')}</small>
                </td>
                <td>
                  {event.name}
                  <small>{event.problem ? said(event.problem) : t(`kind.${event.kind}`)}</small>
                </td>
                <td>{event.host}</td>
                <td>
                  {event.productName}
                  {event.version !== null && <small>{t('version', { version: event.version })}</small>}
                </td>
                <td>
                  {event.askedBy}
                  {event.approvedBy && <small>{t('approvedBy', { name: event.approvedBy })}</small>}
                </td>
                <td>
                  <StatusBadge status={eventStatuses[event.state]} />
                </td>
                <td>
                  <EventMenu event={event} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isAdding && <ScheduleDialog onClose={() => setAdding(false)} />}
    </Card>
  )
}
