import type { Mount } from '@coverwright/domain/publish/release/mount'
import { isUnder } from '@coverwright/domain/publish/release/site-host'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { usePlaces } from '../../build/launch/use-host.ts'
import classes from './Publisher.module.css'

interface UnprovenNoticeProps {
  readonly mount: Mount
  readonly until: string
}

/** Nobody has proven that the address is the company's: how long it goes on, and how to keep it. */
export function UnprovenNotice({ mount, until }: UnprovenNoticeProps) {
  const { t } = useTranslation('publisher')
  const times = useTimeTexts()
  const mayConnect = useMay('domain')
  const places = usePlaces().data
  const isReserved = places !== undefined && isUnder(mount.host, places.siteDomain)
  const words = isReserved ? 'reserved' : mount.state === 'staging' ? 'staging' : 'live'
  return (
    <div className={classes.notice} data-tone="warning" role="status">
      <IconAlertTriangle size={16} aria-hidden="true" />
      <span>{t(`unproven.${words}`, { date: times.date(until) })}</span>
      {mayConnect && !isReserved && <Link to={pathTo('/domain')}>{t('unproven.connect')}</Link>}
    </div>
  )
}
