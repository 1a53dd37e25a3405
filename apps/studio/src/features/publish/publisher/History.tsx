import type { ScheduleEvent } from '@coverwright/domain/publish/publisher/schedule-event'
import type { MountEvent } from '@coverwright/domain/publish/publisher/stage'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { said } from '../../../core/text/said.ts'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { EventMenu } from './EventMenu.tsx'
import { eventStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { useEvents } from './queries.ts'
import { localTimeText } from './use-local-time-texts.ts'

interface HistoryProps {
  readonly host: string
  readonly history: readonly MountEvent[]
  readonly onAdd?: () => void
}

const shortList = 6

/** What is to come at an address, then what was: who did it, who approved, what changed. */
export function History({ host, history, onAdd }: HistoryProps) {
  const { t } = useTranslation('publisher')
  const mayGoLive = useMay('publish-live')
  const [isWhole, setWhole] = useState(false)
  const events = useEvents(host)
  const planned = (events.data?.items ?? []).filter(({ state }) => state !== 'done' && state !== 'cancelled')
  const shown = isWhole ? history : history.slice(0, shortList)
  return (
    <section className={classes.history} aria-label={t('schedule.title')}>
      <header>
        <h3>{t('schedule.title')}</h3>
        {onAdd && mayGoLive && (
          <Button size="xs" variant="subtle" leftSection={<IconPlus size={14} />} onClick={onAdd}>
            {t('schedule.add')}
          </Button>
        )}
      </header>
      <ol className={classes.events}>
        {planned.toReversed().map((event) => (
          <Planned key={event.id} event={event} />
        ))}
        {shown.map((event) => (
          <Past key={event.id} event={event} />
        ))}
      </ol>
      {history.length > shown.length && (
        <Button size="xs" variant="subtle" onClick={() => setWhole(true)}>
          {t('schedule.all', { count: history.length })}
        </Button>
      )}
    </section>
  )
}

function Planned({ event }: { readonly event: ScheduleEvent }) {
  const { t } = useTranslation('publisher')
  const { language } = useTranslation().i18n
  return (
    <li>
      <span className={classes.when}>
        <b>{localTimeText(event.localTime, language, { day: 'numeric', month: 'long', year: 'numeric' })}</b>
        <span title={event.timeZone}>{localTimeText(event.localTime, language, { timeStyle: 'short' })}</span>
      </span>
      <span className={classes.dot} data-tone={event.state === 'failed' ? 'danger' : 'info'} aria-hidden="true" />
      <div>
        <b>{event.name}</b>
        <p>{event.problem ? said(event.problem) : t(`schedule.${event.kind}`)}</p>
      </div>
      <StatusBadge status={eventStatuses[event.state]} />
      <EventMenu event={event} />
    </li>
  )
}

function Past({ event }: { readonly event: MountEvent }) {
  const { t } = useTranslation('publisher')
  const times = useTimeTexts()
  const people = [event.by, event.approvedBy && t('approvedBy', { name: event.approvedBy })].filter(Boolean).join(', ')
  const changes = event.changes.map((part) => t(`part.${part}`, { defaultValue: part })).join(', ')
  return (
    <li data-past>
      <span className={classes.when}>
        <b>{times.date(event.at)}</b>
        <span>{times.clockTime(new Date(event.at))}</span>
      </span>
      <span className={classes.dot} data-tone="neutral" aria-hidden="true" />
      <div>
        <b>{t(`what.${event.what}`, { version: event.version })}</b>
        <p>
          {people || t('byItself')}
          {changes && `. ${t('changed', { changes })}`}
        </p>
      </div>
      <StatusBadge status={event.what === 'swapped-out' || event.what === 'replaced' ? 'dismounted' : 'done'} />
    </li>
  )
}
