import type { StageItem } from '@coverwright/domain/publish/publisher/stage'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { LineTile } from '../../../parts/product/LineTile.tsx'
import { MountDialogs } from './MountDialogs.tsx'
import { renewalStatuses } from './mount-statuses.ts'
import classes from './Publisher.module.css'
import { useMount, useStage } from './queries.ts'

/** What is over, or will be within a month. */
export function Component() {
  const { t } = useTranslation('publisher')
  const list = useStage('renew')
  const [asked, setAsked] = useState<string>()
  const detail = useMount(asked)
  const mount = detail.data?.item.mount
  return (
    <Page isNarrow>
      <PageHeader
        title={t('renew.title')}
        description={t('renew.description')}
        parent={{ title: t('title'), path: '/publisher' }}
      />
      {list.isError && <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.data && (
        <Card className={classes.below}>
          {list.data.items.length === 0 ? (
            <Empty icon={<IconRefresh size={20} />} title={t('empty.renew')} description={t('emptyHint.renew')} />
          ) : (
            <ul className={classes.requests}>
              {list.data.items.map((item) => (
                <Row key={item.mount?.id} item={item} onRenew={setAsked} />
              ))}
            </ul>
          )}
        </Card>
      )}
      {asked && detail.data && mount && (
        <MountDialogs asked="renew" detail={detail.data} mount={mount} onClose={() => setAsked(undefined)} />
      )}
    </Page>
  )
}

function Row({ item, onRenew }: { readonly item: StageItem; readonly onRenew: (id: string) => void }) {
  const { t } = useTranslation('publisher')
  const times = useTimeTexts()
  const mayGoLive = useMay('publish-live')
  const { mount } = item
  if (!mount) return null
  return (
    <li>
      <LineTile line={item.line} />
      <div>
        <b>{item.name}</b>
        <p>
          {t(mount.state === 'expired' ? 'renew.ended' : 'renew.ends', {
            host: mount.host,
            date: times.date(mount.expiresAt),
          })}
        </p>
      </div>
      <StatusBadge status={renewalStatuses[mount.renewal]} />
      {mayGoLive && (
        <Button variant="default" onClick={() => onRenew(mount.id)}>
          {t('act.renew')}
        </Button>
      )}
    </li>
  )
}
