import type { MountDetail } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { isMounted } from '@coverwright/domain/publish/release/mount-lifecycle'
import { Switch } from '@mantine/core'
import { IconLockAccess, IconRefresh, IconUser, IconWorld } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Tag } from '../../../framework/page/Tag.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { AddressLine } from './AddressLine.tsx'
import { History } from './History.tsx'
import { MountActions } from './MountActions.tsx'
import { type Asked, MountDialogs } from './MountDialogs.tsx'
import { mountStatuses, renewalStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { useMount } from './queries.ts'
import { UnprovenNotice } from './UnprovenNotice.tsx'

const ProductMonitoring = lazy(() => import('../../../parts/figures/ProductMonitoring.tsx'))

/** One stay at an address: what it is, how long it runs, what can be done to it, and what was. */
export function MountPanel({ id, onMoved }: { readonly id: string; readonly onMoved: (mount: Mount) => void }) {
  const detail = useMount(id)
  if (detail.isLoadingError) return <ErrorAlert error={detail.error} onRetry={() => void detail.refetch()} />
  return detail.data ? <Panel detail={detail.data} onMoved={onMoved} /> : null
}

function Panel({ detail, onMoved }: { readonly detail: MountDetail; readonly onMoved: (mount: Mount) => void }) {
  const { t } = useTranslation('publisher')
  const [asked, setAsked] = useState<Asked>()
  const { item, history } = detail
  const { mount } = item
  if (!mount) return null
  return (
    <Card className={classes.panel}>
      <header className={classes.head}>
        <LineTile line={item.line} />
        <div>
          <div className={classes.title}>
            <h2>{item.name}</h2>
            <StatusBadge status={item.isClosed && mount.state === 'live' ? 'closed' : mountStatuses[mount.state]} />
            <Tag>{t('version', { version: mount.version })}</Tag>
          </div>
          <AddressLine mount={mount} />
        </div>
        <MountActions detail={detail} mount={mount} onAsk={setAsked} onMoved={onMoved} />
      </header>
      {item.unprovenUntil && <UnprovenNotice mount={mount} until={item.unprovenUntil} />}
      <MountFacts detail={detail} />
      {isMounted(mount.state) && (
        <Suspense>
          <ProductMonitoring key={mount.mode} productId={item.productId} mode={mount.mode} />
        </Suspense>
      )}
      <History
        host={mount.host}
        history={history}
        {...(mount.state === 'live' && { onAdd: () => setAsked('schedule') })}
      />
      <MountDialogs asked={asked} detail={detail} mount={mount} onClose={() => setAsked(undefined)} onMoved={onMoved} />
    </Card>
  )
}

function MountFacts({ detail: { item, access } }: { readonly detail: MountDetail }) {
  const { t } = useTranslation('publisher')
  const times = useTimeTexts()
  const mayGoLive = useMay('publish-live')
  const { mount } = item
  if (!mount) return null
  const setAutoRenewal = (isOn: boolean) => void acts.publisher.setAutoRenewal({ id: mount.id, isOn }).catch(sayFailed)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>
          <IconWorld size={14} aria-hidden="true" />
          {t('fact.since')}
        </dt>
        <dd>{times.date(mount.endedAt ?? mount.mountedAt)}</dd>
        <dd className={classes.sub}>{t(mount.endedAt ? 'fact.ended' : `fact.${mount.mode}`)}</dd>
      </div>
      <div>
        <dt>
          <IconRefresh size={14} aria-hidden="true" />
          {t('fact.renewal')}
        </dt>
        <dd>{times.date(mount.expiresAt)}</dd>
        <dd className={classes.sub}>
          {mount.state === 'live' && mayGoLive ? (
            <Switch
              size="xs"
              label={t('fact.autoRenewal')}
              checked={mount.isAutoRenewed}
              onChange={({ currentTarget }) => setAutoRenewal(currentTarget.checked)}
            />
          ) : (
            <StatusBadge status={renewalStatuses[mount.renewal]} />
          )}
        </dd>
      </div>
      <div>
        <dt>
          <IconLockAccess size={14} aria-hidden="true" />
          {t('fact.access')}
        </dt>
        <dd>{t(`access.${access}`)}</dd>
        <dd className={classes.sub}>
          <Link to={pathTo(`/publishSettings?product=${item.productId}`)}>{t('fact.changeAccess')}</Link>
        </dd>
      </div>
      <div>
        <dt>
          <IconUser size={14} aria-hidden="true" />
          {t('fact.payments')}
        </dt>
        <dd>{t(`payments.${mount.mode}`)}</dd>
        <dd className={classes.sub}>{t(mount.mode === 'test' ? 'fact.private' : 'fact.public')}</dd>
      </div>
    </dl>
  )
}
