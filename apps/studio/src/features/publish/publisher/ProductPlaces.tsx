import type { MountDetail } from '@coverwright/domain/publish/publisher/stage'
import { Anchor, Button } from '@mantine/core'
import { IconCalendarEvent, IconRocket } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { AddressLine } from './AddressLine.tsx'
import { MountActions } from './MountActions.tsx'
import { type Asked, MountDialogs } from './MountDialogs.tsx'
import { mountStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { useEvents, useMount, useStage } from './queries.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useLocalTimeTexts } from './use-local-time-texts.ts'

/** Where one product stands, at which address, and what is planned for it. */
export function ProductPlaces({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('publisher')
  const mayGoLive = useMay('publish-live')
  const [isPlanning, setPlanning] = useState(false)
  const [staging, live] = [useStage('staging'), useStage('live')]
  const failed = [staging, live].find(({ isError }) => isError)
  const places = [...(live.data?.items ?? []), ...(staging.data?.items ?? [])].filter(
    (item) => item.productId === productId,
  )
  return (
    <Card
      title={t('settings.places')}
      action={
        <div className={classes.actions}>
          {mayGoLive && (
            <Button variant="default" leftSection={<IconCalendarEvent size={16} />} onClick={() => setPlanning(true)}>
              {t('schedule.addOnline')}
            </Button>
          )}
          <Button
            component={Link}
            to={pathTo(`/publishTS?product=${productId}`)}
            variant="default"
            leftSection={<IconRocket size={16} />}
          >
            {t('act.staging')}
          </Button>
        </div>
      }
    >
      <div className={classes.block}>
        {failed && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        {staging.data && live.data && places.length === 0 && <p className={classes.hint}>{t('nowhere')}</p>}
        {places.map(({ mount }) => mount && <Place key={mount.id} id={mount.id} />)}
        <Planned productId={productId} />
      </div>
      {isPlanning && <ScheduleDialog onClose={() => setPlanning(false)} />}
    </Card>
  )
}

function Place({ id }: { readonly id: string }) {
  const detail = useMount(id)
  if (detail.isLoadingError) return <ErrorAlert error={detail.error} onRetry={() => void detail.refetch()} />
  return detail.data ? <Stay detail={detail.data} /> : null
}

function Stay({ detail }: { readonly detail: MountDetail }) {
  const { t } = useTranslation('publisher')
  const [asked, setAsked] = useState<Asked>()
  const { mount } = detail.item
  if (!mount) return null
  return (
    <div className={classes.place}>
      <div>
        <div className={classes.title}>
          <StatusBadge status={mountStatuses[mount.state]} />
          <Tag>{t('version', { version: mount.version })}</Tag>
        </div>
        <AddressLine mount={mount} />
      </div>
      <MountActions detail={detail} mount={mount} onAsk={setAsked} />
      <MountDialogs asked={asked} detail={detail} mount={mount} onClose={() => setAsked(undefined)} />
    </div>
  )
}

function Planned({ productId }: { readonly productId: string }) {
  const { t } = useTranslation('publisher')
  const localTimes = useLocalTimeTexts()
  const events = useEvents()
  const planned = (events.data?.items ?? []).filter(
    (event) => event.productId === productId && event.state !== 'done' && event.state !== 'cancelled',
  )
  if (events.isError) return <ErrorAlert error={events.error} onRetry={() => void events.refetch()} />
  return (
    <section className={classes.schedule} aria-label={t('stage.schedule')}>
      <h3>{t('stage.schedule')}</h3>
      {planned.length === 0 ? (
        <p className={classes.hint}>{t('settings.nothingPlanned')}</p>
      ) : (
        <ul className={classes.planned}>
          {planned.map(({ id, name, kind, host, localTime, timeZone }) => (
            <li key={id}>
              <b>{name}</b> {t(`kind.${kind}`)}, {host}, {localTimes(localTime)} ({timeZone.replaceAll('_', ' ')})
            </li>
          ))}
        </ul>
      )}
      <Anchor component={Link} to={pathTo('/publisher?schedule')} size="sm">
        {t('settings.wholeSchedule')}
      </Anchor>
    </section>
  )
}
